import { checkRecipient, checkReportText, EXCERPT_MAX, excerptOf, messageKey, textParts } from "@morsel/domain/social";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("messages between members", () => {
  it("SO23 everybody writes to others but where a block stands", () => {
    expect(checkRecipient({ from: "a", to: "b", isBlocked: false })).toEqual({ ok: true, value: "b" });
    expect(checkRecipient({ from: "a", to: "a", isBlocked: false })).toMatchObject({
      error: { _tag: "WritesToOneself" },
    });
    for (const facts of [
      { to: "b", isBlocked: true },
      { to: undefined, isBlocked: false },
    ])
      expect(checkRecipient({ from: "a", ...facts })).toMatchObject({ error: { _tag: "RecipientUnknown" } });
  });

  it("SO24 a beginning is one line of bounded length", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 900 }), (text) => {
        const excerpt = excerptOf(text);
        expect([...excerpt].length).toBeLessThanOrEqual(EXCERPT_MAX);
        expect(excerpt).not.toMatch(/[\n\t]/);
      }),
    );
    expect(excerptOf(" a\n\nb ")).toBe("a b");
  });

  it("SO25 case and compatibility forms do not matter", () => {
    expect(messageKey(" ＡＢＣ\n Köln ")).toBe("abc köln");
  });

  it("SO26 only addresses of the web are links, and no letter is lost", () => {
    const joinedOf = (text: string) =>
      textParts(text)
        .map((part) => (part._tag === "Link" ? part.url : part.text))
        .join("");
    const linksOf = (text: string) => textParts(text).flatMap((part) => (part._tag === "Link" ? [part.url] : []));
    const pieces = fc.constantFrom(
      "https://",
      "http://",
      "a.org",
      "/x?y=1",
      " ",
      ".",
      ")",
      "<b>",
      "javascript:",
      '"',
      "é",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join("");
        expect(joinedOf(text)).toBe(text);
        for (const url of linksOf(text)) expect(url).toMatch(/^https?:\/\/[^\s<>"]*[^\s<>".)]$/);
      }),
    );
    expect(linksOf("See https://a.org/x?y=1, (http://b.org). javascript:alert(1) data:x ftp://c.org")).toEqual([
      "https://a.org/x?y=1",
      "http://b.org",
    ]);
    expect(linksOf("https:// https:///x")).toEqual([]);
    expect(joinedOf("https://".repeat(12_000))).toHaveLength(96_000);
  });

  it("SO28 a report may say nothing more, or up to 1000 characters", () => {
    expect([checkReportText(" "), checkReportText(" x ")]).toMatchObject([{ value: "" }, { value: "x" }]);
    expect(checkReportText("x".repeat(1001))).toMatchObject({ error: { _tag: "ReportRefused", max: 1000 } });
  });
});
