import * as eligibility from "@morsel/domain/eligibility";
import { describe, expect, it } from "vitest";
import { errorOf } from "../../arbitraries/numbers.ts";

const namesOf = (conditions: readonly { readonly name: string }[]) => conditions.map(({ name }) => name);

/** The words that a log has when a prompt stays away, and the keys of what it says. */
describe("prompts in words", () => {
  it("EL2 EL5 EL13 EL19 EL20 each condition has its name, in the order in which they are asked", () => {
    expect(namesOf(eligibility.UPSELL_CONDITIONS)).toEqual([
      "on the logged-in home page",
      "no partner-gym link",
      "trial-eligible",
      "last login more than 30 days ago, or never",
      "interstitial not seen",
    ]);
    expect(namesOf(eligibility.GYM_CONDITIONS)).toEqual(["partner-gym link", "not dismissed before"]);
    expect(namesOf(eligibility.DOWNLOAD_CONDITIONS)).toEqual([
      "not in the in-app view",
      "enabled by configuration",
      "mobile device",
      "locale en",
      "session not loading",
      "cookies consented to",
      "path not suppressed",
      "local storage read",
      "no partner-gym or upsell modal",
      "time since account and dismissals",
    ]);
    expect(namesOf(eligibility.AD_CONDITIONS)).toEqual([
      "no premium",
      "enabled by configuration",
      "not in the in-app view",
      "no password path",
      "consented to",
    ]);
    expect(namesOf(eligibility.ANALYTICS_CONDITIONS)).toEqual([
      "enabled by configuration",
      "no password path",
      "consented to",
    ]);
  });

  it("EL4 EL16 the upsell's cookie, and what the download prompt says, by message key", () => {
    expect(eligibility.UPSELL_COOKIE).toEqual({
      name: "premium-interstitial-seen",
      value: "true",
      path: "/",
      secure: true,
      maxAgeSeconds: 1_209_600,
    });
    expect(eligibility.DOWNLOAD_CONTENT).toEqual({
      title: "mobileDownload.haveYouTriedTheApp",
      benefits: ["mobileDownload.logFoodFaster", "mobileDownload.stayOnTrack", "mobileDownload.navigateEasily"],
      proceed: "mobileDownload.continue",
      stay: "mobileDownload.stayOnWebsite",
    });
  });

  it("EL8 what cannot be read is given back, eighty characters of it", () => {
    const given = `[${"1,".repeat(60)}`;
    expect(errorOf(eligibility.readDownloadRecord(given))).toEqual({
      _tag: "DownloadRecordUnreadable",
      given: given.slice(0, 80),
    });
    for (const text of ["true", '"7"', "null", "[7]", "1e999", "{"])
      expect(errorOf(eligibility.readDownloadRecord(text)).given).toBe(text);
  });

  it("EL10 EL12 on the sign-in page the first callback counts, wherever its address begins", () => {
    const login = (query: string) => eligibility.isDownloadSuppressed(`/account/login${query}`, false);
    const checkout = encodeURIComponent("/premium/checkout");
    for (const query of [
      `?callbackUrl=${checkout}&callbackUrl=%2Ffood`,
      `?a=1&callbackUrl=${checkout}`,
      `?a=1?b&callbackUrl=${checkout}`,
      `?callbackUrl=${encodeURIComponent("HTTPS://morsel.example/premium/checkout/new")}`,
    ])
      expect([query, login(query)]).toEqual([query, true]);
    for (const query of [
      `?callbackUrl=%2Ffood&callbackUrl=${checkout}`,
      `?xcallbackUrl=${checkout}`,
      "?callbackUrl=%",
      `?callbackUrl=${encodeURIComponent("/x/https://y/premium/checkout")}`,
    ])
      expect([query, login(query)]).toEqual([query, false]);
  });

  it("EL13 EL15 only a session whose status is authenticated counts as a member's", () => {
    const facts: eligibility.DownloadFacts = {
      isWebView: false,
      isEnabled: true,
      isMobileDevice: true,
      locale: "en",
      status: "unauthenticated",
      hasConsent: true,
      address: "/account/login",
      record: eligibility.NEW_RECORD,
      isHomeModalActive: false,
      accountCreatedAt: 0,
      now: 1e12,
    };
    expect(eligibility.showsDownload(facts)).toBe(true);
    expect(eligibility.showsDownload({ ...facts, status: "authenticated" })).toBe(false);
    expect(eligibility.failedConditions(eligibility.DOWNLOAD_CONDITIONS, { ...facts, record: undefined })).toEqual([
      "local storage read",
      "time since account and dismissals",
    ]);
  });
});
