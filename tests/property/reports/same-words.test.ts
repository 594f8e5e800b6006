import { digestMails } from "@morsel/application/weekly-digest/mails";
import { againstGoal, partlyKnownShare } from "@morsel/domain/reports";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

/** The share that a mail is given for one nutrient, if it says that a part is unknown. */
const mailedShare = (coverage: number): unknown => {
  const { blocks } = digestMails.weeklyDigest(
    { week: "2026-03-02", to: "2026-03-08", best: [{ id: "iron", share: 1, coverage }] },
    { username: "ada", token: "" },
  );
  const [said] = blocks
    .flatMap((block) => (block._tag === "Facts" ? block.facts : []))
    .flatMap(([, value]) => (typeof value !== "string" && value.id === "mail.digest.share" ? [value.values] : []));
  return said?.["isPart"] === "yes" ? said["coverage"] : undefined;
};

describe("reports and mail say one thing", () => {
  it("RP9 a part that is not known is said of the same shares, and 100 % of all alone", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.nat({ max: 2000 }), (parts, other) => {
        const known = Math.min(other, parts);
        const share = partlyKnownShare(known / parts);
        expect(share).toBe(known === parts ? undefined : Math.floor((known * 100) / parts) / 100);
        expect(mailedShare(known / parts)).toBe(share);
      }),
    );
    expect([0.995, 0.997, 0.9999].map(mailedShare)).toEqual([0.99, 0.99, 0.99]);
    expect([mailedShare(1), partlyKnownShare(1), partlyKnownShare(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("RP10 an average is above the upper limit, below the lower one, or within both", () => {
    const amounts = fc.double({ min: 0, max: 5000, noNaN: true });
    fc.assert(
      fc.property(amounts, amounts, amounts, (value, one, other) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const side = value > max ? "above" : value < min ? "below" : "within";
        const by = value > max ? value - max : value < min ? min - value : 0;
        expect(againstGoal(value, { min, max })).toEqual({ side, by });
      }),
    );
    expect(againstGoal(90, { max: 100 })).toEqual({ side: "below", by: 10 });
    expect(againstGoal(100, { max: 100 })).toEqual({ side: "below", by: 0 });
    expect(againstGoal(130, { max: 100 })).toEqual({ side: "above", by: 30 });
    expect(againstGoal(30, { min: 25 })).toEqual({ side: "above", by: 5 });
    expect(againstGoal(25, { min: 25 })).toEqual({ side: "above", by: 0 });
    expect(againstGoal(20, { min: 25 })).toEqual({ side: "below", by: 5 });
    expect(againstGoal(20, {})).toEqual({ side: "within", by: 0 });
  });
});
