import fc from "fast-check";
import { type Digest, digestValues } from "@morsel/domain/weekly-digest";
import { digestMails } from "@morsel/application/weekly-digest/mails";
import { weightDirection } from "@morsel/domain/measurements";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Member } from "@morsel/domain/identity";
import { describe, expect, it } from "vitest";
import { profile as PROFILE, profiles } from "../../arbitraries/goals.ts";

const from = "2026-03-02" as CalendarDate;
const to = "2026-03-08" as CalendarDate;

const memberOf = (profile: Member["profile"]): Member => ({ profile, username: "ada" }) as Member;

const digestOf = (changeKg: number): Digest => ({
  from,
  to,
  today: to,
  days: [],
  completeness: { untracked: 7, partial: 0, complete: 0, fasted: 0 },
  energy: { average: { from, to, days: 0, isLowerBound: false, isPartial: false } },
  macros: [],
  weight: { kg: 70, weighings: 3, changeKg },
  exercise: { days: 0, minutes: 0, energy: 0 },
  streak: 0,
  best: [],
  thinnest: [],
});

/** The direction that the mail's sentence is given. */
const mailedDirection = (member: Member, changeKg: number): unknown => {
  const values = digestValues(digestOf(changeKg), member, []);
  const { blocks } = digestMails.weeklyDigest(values, { username: member.username, token: "" });
  return blocks
    .flatMap((block) => (block._tag === "Facts" ? block.facts : []))
    .flatMap(([, value]) => (typeof value !== "string" && value.id === "mail.digest.weightChange" ? [value] : []))
    .map(({ values: given }) => given?.["direction"])[0];
};

describe("the weight of a week by mail", () => {
  it("M16 W335 moves as it does on the page, in pounds as in kilograms", () => {
    fc.assert(
      fc.property(profiles, fc.double({ min: -3, max: 3, noNaN: true }), (profile, changeKg) => {
        expect(mailedDirection(memberOf(profile), changeKg)).toBe(weightDirection(changeKg));
      }),
    );
    for (const country of ["US", "DE"])
      for (const changeKg of [0.03, -0.03, 0.0499])
        expect(mailedDirection(memberOf({ ...PROFILE, country }), changeKg)).toBe("even");
  });
});
