import {
  isUseAllowed,
  CONSENT_RETRIES,
  type ConsentStatus,
  consentPatch,
  consentStatusQuery,
  CONSENT_DOMAIN,
  frameworkOf,
  isConsentGiven,
  linksOfDomain,
  NO_CONSENT,
  nextConsentTry,
  PURPOSES,
  type Use,
} from "@morsel/domain/consent";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combinations } from "../../support/combinations.ts";

const uses = Object.keys(PURPOSES) as readonly Use[];
const link = (domain: string) => ({
  domain,
  domainUserId: "1",
  consent_matrix_version: "2",
  consents: {},
  ad_consents_last_seen: undefined,
});
const purposes = (given: readonly number[]) => Object.fromEntries(given.map((purpose) => [purpose, true]));

describe("consent", () => {
  it("CO1 counts as given in exactly the specified cases, of all", () => {
    const cases = combinations({
      ca: [true, false],
      id: ["7", "", " ", undefined],
      eu: [true, false],
      purposes: [{}, { 1: false }, { 1: false, 7: true }],
    });
    for (const one of cases) {
      const status: ConsentStatus = {
        california: { applies: one.ca, id: one.id, hasOptedOut: false },
        europe: { applies: one.eu, purposes: one.purposes },
      };
      expect(isConsentGiven(status)).toBe((one.ca && one.id === "7") || (one.eu && 7 in one.purposes));
    }
    expect(isConsentGiven(NO_CONSENT)).toBe(false);
  });

  it("CO2 the framework by country and state", () => {
    for (const country of ["DE", "FR", "IS", "LI", "NO", "GB", "CH", "BG"]) expect(frameworkOf(country)).toBe("europe");
    // The outermost regions that have a code of their own, and Åland; overseas countries and territories are no part of the Union.
    for (const region of ["GF", "GP", "MF", "MQ", "RE", "YT", "AX"]) expect(frameworkOf(region)).toBe("europe");
    for (const other of ["GL", "FO", "NC", "PF", "AW", "BL"]) expect(frameworkOf(other)).toBe("none");
    expect([
      frameworkOf("US", "CA"),
      frameworkOf("US", "NY"),
      frameworkOf("US"),
      frameworkOf("CA", "CA"),
      frameworkOf(""),
      frameworkOf("de"),
    ]).toEqual(["california", "none", "none", "none", "none", "none"]);
  });

  it("CO3 links are filtered by domain, MFP unless another is named", () => {
    const user = { region: "EU", accountLinks: [link("MFP"), link("OTHER"), link("mfp")] };
    expect(linksOfDomain(user).accountLinks).toEqual([link("MFP")]);
    expect(linksOfDomain(user, "OTHER").accountLinks).toEqual([link("OTHER")]);
    expect(linksOfDomain(user, "NONE")).toEqual({ region: "EU", accountLinks: [] });
    expect(CONSENT_DOMAIN).toBe("MFP");
  });

  it("CO4 the body that stores consents has the specified names and nothing else", () => {
    const body = consentPatch(
      { domainUserId: "9", region: "EU", consentMatrixVersion: "3", consents: { ads: true } },
      "2026-01-02T03:04:05Z",
    );
    expect(body).toEqual({
      account_links: [
        {
          domainUserId: "9",
          region: "EU",
          consent_matrix_version: "3",
          consents: { ads: true },
          domain: "MFP",
          ad_consents_last_seen: "2026-01-02T03:04:05Z",
        },
      ],
      user: { region: "EU" },
    });
  });

  it("CO5 the status is asked for with the specified names; a visitor's id is null", () => {
    expect(consentStatusQuery("DE", undefined)).toEqual({
      domain: "MFP",
      app_domain: "MFP",
      expanded: true,
      content: true,
      gdpr_iso_code: "DE",
      domain_user_id: null,
      user_locale: "en",
    });
    expect(consentStatusQuery("FR", "7", "fr")).toMatchObject({ domain_user_id: "7", user_locale: "fr" });
  });

  it("CO6 in Europe a use needs every purpose it stands on; taking one away never allows more", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...uses),
        fc.uniqueArray(fc.integer({ min: 1, max: 11 })),
        fc.nat(),
        (use, given, which) => {
          const status = (some: readonly number[]): ConsentStatus => ({
            ...NO_CONSENT,
            europe: { applies: true, purposes: purposes(some) },
          });
          expect(isUseAllowed(use, status(given))).toBe(PURPOSES[use].every((purpose) => given.includes(purpose)));
          const fewer = given.toSpliced(which % (given.length + 1), 1);
          if (isUseAllowed(use, status(fewer))) expect(isUseAllowed(use, status(given))).toBe(true);
          expect(isUseAllowed(use, status(given), { [use]: true })).toBe(isUseAllowed(use, status(given)));
        },
      ),
    );
  });

  it("CO7 California: nothing without an id, all until opting out, then neither a network nor marketing", () => {
    const status = (id: string | undefined, hasOptedOut: boolean): ConsentStatus => ({
      ...NO_CONSENT,
      california: { applies: true, id, hasOptedOut },
    });
    const allowed = (one: ConsentStatus) => uses.filter((use) => isUseAllowed(use, one));
    expect(allowed(status("7", false))).toEqual(["ads", "personalisedAds", "analytics", "marketing"]);
    expect(allowed(status("7", true))).toEqual(["analytics"]);
    for (const id of [undefined, "", " "]) expect(allowed(status(id, false))).toEqual([]);
    const both: ConsentStatus = {
      california: { applies: true, id: "7", hasOptedOut: true },
      europe: { applies: true, purposes: purposes([1, 2, 7, 8, 9, 10]) },
    };
    expect(allowed(both)).toEqual(["analytics"]);
    expect(allowed({ ...both, california: { ...both.california, hasOptedOut: false } })).toEqual(["ads", "analytics"]);
  });

  it("CO8 five retries, half a second apart", () => {
    const waits: number[] = [];
    for (let wait = nextConsentTry(0); wait !== undefined; wait = nextConsentTry(waits.length)) waits.push(wait);
    expect(waits).toEqual([500, 500, 500, 500, 500]);
    for (const odd of [-1, 0.5, Number.NaN, CONSENT_RETRIES]) expect(nextConsentTry(odd)).toBeUndefined();
  });

  it("CO9 elsewhere only what was allowed by name", () => {
    for (const use of uses) {
      expect(isUseAllowed(use, NO_CONSENT)).toBe(false);
      expect(isUseAllowed(use, NO_CONSENT, { [use]: true })).toBe(true);
      expect(isUseAllowed(use, NO_CONSENT, { [use]: false, other: true })).toBe(false);
    }
  });
});
