import { duePrompt, type PromptFacts, NEW_RECORD } from "@morsel/domain/eligibility";
import { UNKNOWN_SITE } from "@morsel/application/pages/client/site";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22, 9);
const download = { authenticated: "morsel://in", unauthenticated: "morsel://out" };

/** A member's home on a phone, on which everything is set up and nothing is due but the announcement and the download. */
const facts = (change: Partial<PromptFacts> = {}, site: Partial<PromptFacts["site"]> = {}): PromptFacts => ({
  site: { ...UNKNOWN_SITE, download, banner: "<p>Hello</p>", ...site },
  status: "authenticated",
  address: "/",
  locale: "en",
  isMobileDevice: true,
  hasConsent: true,
  record: NEW_RECORD,
  wasGymDismissed: false,
  hasSeenUpsell: false,
  lastLogin: NOW - 40 * DAY,
  createdAt: NOW - 100 * DAY,
  now: NOW,
  ...change,
});
const member = (hasGymLink: boolean, isTrialEligible: boolean) => ({
  membership: { hasPremium: false, hasGymLink, isTrialEligible },
});

describe("the prompt that is due", () => {
  it("EL22 gym before upsell before download before announcement, each when the one before is closed", () => {
    expect(duePrompt(facts({}, member(true, true)))).toBe("gym");
    expect(duePrompt(facts({}, member(false, true)))).toBe("upsell");
    expect(duePrompt(facts({ hasSeenUpsell: true }, member(false, true)))).toBe("download");
    const later = { hasSeenUpsell: true, record: { ...NEW_RECORD, loggedIn: NOW - DAY } };
    expect(duePrompt(facts(later, member(false, true)))).toBe("banner");
    // A member with a link of a gym is never offered what the gym pays.
    expect(duePrompt(facts({ wasGymDismissed: true }, member(true, true)))).toBe("download");
  });

  it("EL2, EL5 the home's own prompts stand on a member's home alone, in each language and under each of its addresses", () => {
    const both = member(true, true);
    for (const address of ["/", "/de", "/logged-in-homepage", "/fr/logged-in-homepage-v2?x=1"])
      expect(duePrompt(facts({ address }, both))).toBe("gym");
    for (const address of ["/food/diary", "/de/account/settings", "/logged-in-homepage-v3"])
      expect(duePrompt(facts({ address }, both))).not.toBe("gym");
    expect(duePrompt(facts({ status: "unauthenticated" }, both))).toBe("download");
  });

  it("EL8, EL13: what could not be read suppresses the download; a visitor is told of no announcement", () => {
    expect(duePrompt(facts({ record: undefined }))).toBe("banner");
    expect(duePrompt(facts({ record: undefined, status: "unauthenticated" }))).toBeUndefined();
    expect(duePrompt(facts({ wasGymDismissed: undefined }, member(true, false)))).toBe("download");
    for (const change of [{ hasConsent: false }, { locale: "de" as const }, { isMobileDevice: false }])
      expect(duePrompt(facts(change))).toBe("banner");
    expect(duePrompt(facts({}, { isWebView: true }))).toBe("banner");
    expect(duePrompt(facts({ status: "loading" }))).toBeUndefined();
  });

  it("EL10, EL11, EL12: no address of the list is interrupted, whatever else holds", () => {
    const suppressed = fc.constantFrom(
      "/premium",
      "/404",
      "/account/logout",
      "/premium/complete",
      "/account/forgot-password",
      "/account/create/username",
      "/account/create/consents",
      "/account/create/nutrition-goal",
      "/terms-of-service",
      "/privacy-policy",
      "/premium/redeem/pay",
      "/premium/checkout/new",
      "/account/login?callbackUrl=%2Fpremium%2Fcheckout",
    );
    fc.assert(
      fc.property(
        suppressed,
        fc.constantFrom("authenticated" as const, "unauthenticated" as const),
        (address, status) => {
          expect(duePrompt(facts({ address, status }, { ...member(true, true), banner: "x" }))).not.toBe("download");
        },
      ),
    );
  });
});
