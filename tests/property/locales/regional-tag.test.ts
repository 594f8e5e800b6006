import { regionalTag } from "@morsel/ui/i18n/regional-tag";
import { describe, expect, it } from "vitest";

describe("dates and times are written as in the reader's region", () => {
  it.each([
    ["en", ["en-GB", "en"], "en-GB"],
    ["en", ["de-AT", "en-GB", "en-US"], "en-GB"],
    ["en", ["en"], "en"],
    ["en", ["de-DE"], "en"],
    ["de", ["en-GB", "de-CH"], "de-CH"],
    ["pt-BR", ["pt-PT"], "pt-PT"],
    ["zh-CN", ["zh-TW", "zh-SG"], "zh-CN"],
    ["zh-TW", ["zh-HK"], "zh-TW"],
    ["en", ["en_GB", "en-x", "en-GB"], "en-GB"],
    ["en", [], "en"],
  ] as const)("%s for a browser that prefers %j is %s", (tag, languages, regional) => {
    expect(regionalTag(tag, languages)).toBe(regional);
  });
});
