import { withRetries } from "@morsel/application/consent/client/click-retry";
import {
  ALL_USES,
  opensAutomatically,
  CONSENT_PURPOSES,
  consentsOf,
  needsAccountConsent,
  isLinkNewer,
  readConsentRecord,
  recordFor,
  recordOfLink,
  statusOfRecord,
  storedUses,
  type ConsentRecord,
} from "@morsel/application/consent/client/consent-record";
import { isConsentGiven, isUseAllowed } from "@morsel/domain/consent";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const frameworks = fc.constantFrom("europe" as const, "california" as const, "none" as const);
const records: fc.Arbitrary<ConsentRecord> = fc.record({
  version: fc.constant("1"),
  framework: frameworks,
  id: fc.uuid(),
  purposes: fc.subarray([...CONSENT_PURPOSES]),
  hasOptedOut: fc.boolean(),
  uses: fc.subarray([...ALL_USES]),
  answeredAt: fc.constant("2026-03-01T12:00:00.000Z"),
});

describe("an answer about consent", () => {
  it("W429 one that a member gave holds for them and for visitors, and for no other member", () => {
    const members = fc.option(fc.constantFrom("ada", "ben"), { nil: undefined });
    fc.assert(
      fc.property(records, members, members, (answer, giver, viewer) => {
        const record = giver === undefined ? answer : { ...answer, member: giver };
        const isOthers = giver !== undefined && viewer !== undefined && giver !== viewer;
        expect(recordFor(record, viewer)).toEqual(isOthers ? undefined : record);
        expect(needsAccountConsent(recordFor(record, viewer), viewer)).toBe(viewer !== undefined && giver !== viewer);
      }),
    );
  });

  it("W429 of an answer of the browser and one of the account the later one holds", () => {
    const [record] = fc.sample(records, 1);
    const later = { ad_consents_last_seen: "2026-03-01T12:00:00.001Z" };
    const earlier = { ad_consents_last_seen: "2026-03-01T11:59:59.999Z" };
    expect([isLinkNewer(later, record), isLinkNewer(earlier, record)]).toEqual([true, false]);
    expect([isLinkNewer(earlier, undefined), isLinkNewer({ ad_consents_last_seen: undefined }, record)]).toEqual([
      true,
      false,
    ]);
    // The first visit under the opt-out framework is no answer.
    expect(record && isLinkNewer(earlier, { ...record, answeredAt: "" })).toBe(true);
  });

  it("W209 what was kept is read again as it was", () => {
    fc.assert(
      fc.property(records, (record) => {
        const read = readConsentRecord(JSON.stringify(record), record.framework, "1");
        expect(read).toEqual({ ok: true, value: record });
      }),
    );
  });

  it("W209 whatever else lies there counts as none, and is told where it is no answer of ours", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          records.map((one) => JSON.stringify(one).slice(0, 90)),
        ),
        (text) => {
          const read = readConsentRecord(text, "europe", "1");
          expect(read.ok ? read.value : undefined).toBeUndefined();
        },
      ),
    );
    const [record] = fc.sample(records, 1);
    const text = JSON.stringify(record);
    expect(readConsentRecord(text, record?.framework ?? "none", "2").ok).toBe(false);
    expect(readConsentRecord(null, "europe", "1")).toEqual({ ok: true, value: undefined });
    // Another law asks anew, and nothing is wrong with the old answer.
    const moved = JSON.stringify({ ...record, framework: "europe" });
    expect(readConsentRecord(moved, "california", "1")).toEqual({ ok: true, value: undefined });
  });

  it("W207 an account keeps an answer such that another browser has the same one", () => {
    fc.assert(
      fc.property(records, (record) => {
        const link = {
          consents: consentsOf(record),
          consent_matrix_version: "1",
          ad_consents_last_seen: record.answeredAt,
        };
        const adopted = recordOfLink(link, record.framework, record.id);
        const sorted = (all: readonly string[]) => all.toSorted();
        expect({ ...adopted, uses: sorted(adopted.uses) }).toEqual({ ...record, uses: sorted(record.uses) });
      }),
    );
  });

  it("W212, CO6, CO7, CO9: nobody who has not answered is taken to have agreed, in Europe and where no law asks", () => {
    for (const use of ALL_USES) {
      expect(isUseAllowed(use, statusOfRecord("europe", undefined, false), storedUses(undefined))).toBe(false);
      expect(isUseAllowed(use, statusOfRecord("none", undefined, false), storedUses(undefined))).toBe(false);
      expect(isUseAllowed(use, statusOfRecord("california", undefined, false), storedUses(undefined))).toBe(false);
    }
    fc.assert(
      fc.property(records, fc.boolean(), (record, signal) => {
        const status = statusOfRecord(record.framework, record, signal);
        if (record.framework === "europe") expect(isConsentGiven(status)).toBe(record.purposes.length > 0);
        if (record.framework === "none") expect(isConsentGiven(status)).toBe(false);
      }),
    );
  });

  it("W211 the browser's signal has opted out, whatever was answered", () => {
    fc.assert(
      fc.property(records, (record) => {
        const status = statusOfRecord("california", record, true);
        expect(status.california.hasOptedOut).toBe(true);
        for (const use of ["ads", "personalisedAds", "marketing"] as const)
          expect(isUseAllowed(use, status)).toBe(false);
      }),
    );
  });

  it("W210 asks by itself in Europe alone, where something needs it, once, and never inside an app", () => {
    fc.assert(
      fc.property(
        frameworks,
        fc.option(records, { nil: undefined }),
        fc.boolean(),
        fc.boolean(),
        (framework, record, needsConsent, isWebView) => {
          const asks = opensAutomatically({ framework, record, needsConsent, isWebView });
          expect(asks).toBe(framework === "europe" && record === undefined && needsConsent && !isWebView);
        },
      ),
    );
  });

  it("CO8 a click is tried again five times, half a second apart, and then its failure is told", async () => {
    for (const works of [0, 1, 5, 6]) {
      const waits: number[] = [];
      let tries = 0;
      const action = async () => {
        tries += 1;
        if (tries <= works) throw new Error(`try ${tries}`);
        return tries;
      };
      const done = withRetries(action, async (milliseconds) => void waits.push(milliseconds));
      if (works <= 5) expect(await done).toBe(works + 1);
      else await expect(done).rejects.toThrow("try 6");
      expect(waits).toEqual(Array.from({ length: Math.min(works, 5) }, () => 500));
    }
  });
});
