import { duePrompt, checkFlag, PROMPTS, type PromptFacts } from "@morsel/domain/eligibility";
import { DEFAULT_PREMIUM, isPriceBook } from "@morsel/domain/membership";
import {
  appliedSettings,
  checkSetting,
  isAppAddress,
  isHttpsAddress,
  SETTING_NAMES,
  settingOf,
  OPEN_SITE,
  type OperatorSettings,
} from "@morsel/domain/site-settings";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const BASE: OperatorSettings = {
  pages: { blog: "", follow: [], download: undefined, ads: "house", adScript: undefined },
  premium: DEFAULT_PREMIUM,
  promptsOff: [],
  ...OPEN_SITE,
};
const taken = (name: string, value: unknown, settings = BASE) => checkSetting(settings, name, value).ok;

/** For each setting, what it takes and what it refuses. */
const CASES: readonly (readonly [name: string, takes: readonly unknown[], refuses: readonly unknown[]])[] = [
  ["blog", ["", "https://blog.example.org"], ["http://a.example", "//a.example", "javascript:alert(1)", null, 1, true]],
  [
    "forum",
    [null, { base: "https://f.example", clientId: "a-1" }],
    ["", { base: "https://f.example/", clientId: "a" }, { base: "https://f.example", clientId: "a b" }, {}],
  ],
  [
    "follow",
    [[], ["https://a.example"]],
    [null, "https://a.example", ["http://a.example"], Array.from({ length: 9 }, () => "https://a.example")],
  ],
  [
    "download",
    [null, { authenticated: "morsel://in", unauthenticated: "https://a.example" }],
    [{ authenticated: "javascript:alert(1)", unauthenticated: "https://a.example" }, { authenticated: "morsel://in" }],
  ],
  ["ads", ["off", "house"], ["network", "many", null]],
  ...["name.site", "name.operator"].map(
    (name) =>
      [name, ["", "Anna's Kitchen", "台所"], [" a", "a\nb", "<b>", "{a}", "#1", "a".repeat(61), null, 1]] as const,
  ),
  ["premium.features", [[], ["no_ads"]], [["barcode"], ["nothing_known"], null, [1]]],
  ["premium.offer", ["STANDARD", "PROMO"], ["DISCOUNT", null]],
  [
    "premium.percentOff",
    [{ PROMO: 0, DISCOUNT: 90 }],
    [{ PROMO: 91, DISCOUNT: 1 }, { PROMO: 1.5, DISCOUNT: 1 }, { PROMO: 1 }, null],
  ],
  [
    "price.USD",
    [{ month: 1, year: 2 }],
    [null, { month: 0, year: 1 }, { month: -1, year: 1 }, { month: 9.99, year: 49 }, { month: 1 }, "9.99"],
  ],
  [
    "price.EUR",
    [null, { month: 999, year: 4999 }],
    [
      { month: Number.NaN, year: 1 },
      { month: 1e15, year: 1 },
    ],
  ],
  ["prompt.gym", [true, false], [null, "off", 0]],
];

describe("settings of a site", () => {
  it("SS1 SS2 SS4 SS10 each setting takes what its rule takes and nothing else, and is read as it was set", () => {
    for (const [name, takes, refuses] of CASES) {
      expect(refuses.filter((value) => taken(name, value))).toEqual([]);
      for (const value of takes) {
        const checked = checkSetting(BASE, name, value);
        if (!checked.ok) throw new Error(`${name} refuses ${JSON.stringify(value)}`);
        expect(settingOf(appliedSettings(BASE, [checked.value]), name)).toEqual(value);
      }
    }
    expect(checkSetting(BASE, "no-such", 1)).toEqual({ ok: false, error: { _tag: "SettingRefused", field: "name" } });
    expect(checkSetting(BASE, "__proto__", 1).ok).toBe(false);
    expect(settingOf(BASE, "no-such")).toBeNull();
    expect(taken("ads", "network", { ...BASE, pages: { ...BASE.pages, adScript: "https://a.example/x.js" } })).toBe(
      true,
    );
  });

  it("SS1 SS3 whatever is stored, what counts passes every rule, and unknown or broken values change nothing", () => {
    const stored = fc.array(
      fc.record({ name: fc.oneof(fc.constantFrom(...SETTING_NAMES), fc.string()), value: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(stored, (given) => {
        const settings = appliedSettings(BASE, given as Parameters<typeof appliedSettings>[1]);
        expect(isPriceBook(settings.premium.prices)).toBe(true);
        for (const name of ["blog", "forum", "follow", "download", "ads", "premium.features", "premium.offer"])
          expect([name, taken(name, settingOf(settings, name))]).toEqual([name, true]);
      }),
    );
    expect(appliedSettings(BASE, [{ name: "blog", value: "http://a.example" }])).toEqual(BASE);
  });

  it("SS2 an address says a host, and none that runs in a page is one", () => {
    for (const text of ["https://a", "https://ä.example:8443/x?y#z"]) expect(isHttpsAddress(text)).toBe(true);
    for (const text of [
      "https://",
      "https:///x",
      "https://a b",
      "https://me@evil.example",
      "https://a\\b",
      'https://a"',
    ])
      expect([text, isHttpsAddress(text)]).toEqual([text, false]);
    for (const text of ["morsel://in", "https://a.example"]) expect(isAppAddress(text)).toBe(true);
    for (const text of [
      "JavaScript:alert(1)",
      "java\nscript:x",
      " javascript:x",
      "data:text/html,x",
      "vbscript:x",
      "in",
    ])
      expect([text, isAppAddress(text)]).toEqual([text, false]);
  });

  it("SS5 a prompt that is off is never due; with all off there is none", () => {
    const facts: PromptFacts = {
      site: {
        isWebView: false,
        download: {},
        banner: "<p>Hi</p>",
        membership: { hasPremium: false, isTrialEligible: true, hasGymLink: true },
      },
      status: "authenticated",
      address: "/",
      locale: "en",
      isMobileDevice: true,
      hasConsent: true,
      record: undefined,
      wasGymDismissed: false,
      hasSeenUpsell: false,
      lastLogin: undefined,
      createdAt: 0,
      now: 1_700_000_000_000,
    };
    expect(duePrompt(facts)).toBe("gym");
    fc.assert(
      fc.property(fc.subarray([...PROMPTS]), fc.boolean(), (promptsOff, hasGymLink) => {
        const membership = { ...facts.site.membership, hasGymLink };
        const due = duePrompt({ ...facts, site: { ...facts.site, membership, promptsOff } });
        if (due !== undefined) expect(promptsOff).not.toContain(due);
      }),
    );
    const off = (promptsOff: typeof PROMPTS) => duePrompt({ ...facts, site: { ...facts.site, promptsOff } });
    expect(off(PROMPTS)).toBeUndefined();
  });

  it("EL24 a flag has a name and a treatment that the command takes too", () => {
    const flag = { name: "web-{x}.y_1", treatment: "on", config: null };
    expect(checkFlag(flag).ok).toBe(true);
    for (const name of ["", "a b", "x".repeat(101), "<b>"])
      expect(checkFlag({ ...flag, name })).toEqual({ ok: false, error: { _tag: "FlagRefused", field: "name" } });
    for (const treatment of ["", "a b", "x".repeat(61)])
      expect(checkFlag({ ...flag, treatment })).toMatchObject({ ok: false, error: { field: "treatment" } });
    expect(checkFlag({ ...flag, audience: { share: 101 } })).toMatchObject({ ok: false, error: { field: "share" } });
  });
});
