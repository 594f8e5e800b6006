import { readSiteFile } from "@morsel/adapters/composition/server/site-file";
import { DEFAULT_SITE_SETTINGS } from "@morsel/adapters/http-server/platform/site-of";
import fc from "fast-check";
import { expect, it } from "vitest";

it("an empty file changes nothing, and a whole one says all of it", () => {
  expect(readSiteFile("{}", false)).toEqual({ settings: DEFAULT_SITE_SETTINGS, flags: [], inFile: [] });
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
    settings: { ads: "network", measuring: { dataLayer: true }, countryHeader: "x-country", believesHeaders: true },
    flags: [{ name: "food-insights-survey-test", treatment: "on", config: null }],
  });
});

it("RE12, W239: each place that views go to is named, and so is the consent management platform", () => {
  const measuring = {
    dataLayer: false,
    firstParty: true,
    google: "G-ABC123",
    matomo: { origin: "https://matomo.example.org", site: "7" },
  };
  const cmp = { id: 300, version: 4 };
  expect(readSiteFile(JSON.stringify({ analytics: measuring, cmp }), false)).toMatchObject({
    settings: { measuring, cmp },
  });
  expect(readSiteFile(JSON.stringify({ analytics: false }), false)).toMatchObject({ settings: { measuring: {} } });
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
    [{ analytics: { google: "UA-1" } }, '"analytics"'],
    [{ analytics: { google: "G-ABC123&l=x" } }, '"analytics"'],
    [{ analytics: { matomo: { origin: "https://m.example.org/path", site: "1" } } }, '"analytics"'],
    [{ analytics: { matomo: { origin: "http://m.example.org", site: "1" } } }, '"analytics"'],
    [{ analytics: { matomo: { origin: "https://m.example.org; script-src *", site: "1" } } }, '"analytics"'],
    [{ analytics: { matomo: { origin: "https://m.example.org", site: "1&x" } } }, '"analytics"'],
    [{ analytics: { firstparty: true } }, '"analytics"'],
    [{ cmp: { id: 1, version: 1 } }, '"cmp"'],
    [{ cmp: { id: 4096, version: 1 } }, '"cmp"'],
    [{ cmp: 300 }, '"cmp"'],
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
