import { readSiteFile } from "@morsel/adapters/composition/server/site-file";
import { DEFAULT_SITE_SETTINGS } from "@morsel/adapters/http-server/pages/site-of";
import fc from "fast-check";
import { expect, it } from "vitest";

it("an empty file changes nothing, and a whole one says all of it", () => {
  expect(readSiteFile("{}", false)).toEqual({ settings: DEFAULT_SITE_SETTINGS, flags: [] });
  const file = {
    blog: "https://blog.example.org",
    follow: ["https://mastodon.social/@morsel"],
    download: { authenticated: "morsel://in", unauthenticated: "https://app.example.org" },
    ads: "network",
    adScript: "https://ads.example.org/tag.js",
    analytics: true,
    countryHeader: "x-country",
    stateHeader: "x-state",
    flags: { "food-insights-survey-test": { treatment: "on" } },
  };
  expect(readSiteFile(JSON.stringify(file), true)).toMatchObject({
    settings: { ads: "network", hasAnalytics: true, countryHeader: "x-country", believesHeaders: true },
    flags: [{ name: "food-insights-survey-test", treatment: "on", config: null }],
  });
});

it("every value that cannot be taken is named with what can, whatever the file holds", () => {
  for (const [change, name] of [
    [{ blog: "http://blog.example.org" }, '"blog"'],
    [{ follow: ["javascript:alert(1)"] }, '"follow"'],
    [{ follow: Array.from({ length: 9 }, () => "https://a.example") }, '"follow"'],
    [{ download: { authenticated: "javascript:alert(1)", unauthenticated: "x" } }, '"download"'],
    [{ ads: "many" }, '"ads"'],
    [{ ads: "network" }, '"adScript"'],
    [{ adScript: "//ads.example.org" }, '"adScript"'],
    [{ analytics: "yes" }, '"analytics"'],
    [{ countryHeader: "X Country" }, '"countryHeader"'],
    [{ flags: { x: { config: 1 } } }, '"flags"'],
    [{ flag: {} }, '"flag"'],
  ] as const) {
    const read = readSiteFile(JSON.stringify(change), false);
    expect("reasons" in read && read.reasons.join(" ")).toContain(name);
  }
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readSiteFile(text, false);
      if (!("reasons" in read)) expect(JSON.parse(text)).toBeTypeOf("object");
    }),
  );
});
