import fc from "fast-check";
import { markEatenEdit } from "@morsel/application/diary/client/make-command";
import {
  partitionPlanned,
  DAY_LIMIT,
  findFullDay,
  changeEntry,
  copyEntries,
  entriesToCopy,
  activeEntries,
  totalsOf,
  usagesOf,
  type DiaryEntry,
  plannedByDefault,
  canMarkEaten,
  isPlannedOn,
} from "@morsel/domain/diary";
import { type Instant, addDays } from "@morsel/domain/calendar";
import { describe, expect, it } from "vitest";
import { entries } from "../../arbitraries/diary.ts";
import { answerAll, intents, submitAll } from "../../arbitraries/diary-intents.ts";
import { DATES, makeDiaryPage, TODAY } from "../../support/diary-page.ts";

const device = { today: () => TODAY, timeOfDay: () => "12:30" as NonNullable<DiaryEntry["time"]> };
/** A day on which all others have gone by. */
const LAST = addDays(TODAY, 400_000);
const planned = entries.map((entry): DiaryEntry => ({ ...entry, planned: true }));
const either = fc.oneof(entries, planned);

const ticked = (entry: DiaryEntry): DiaryEntry => {
  const made = changeEntry(entry, undefined, markEatenEdit(entry, device));
  if (!made.ok) throw new Error(made.error._tag);
  return made.value;
};

describe("what is planned", () => {
  it("W280 stands apart: in any order of logging, planning, ticking, editing and deleting, the sums are those of what was eaten", () =>
    fc.assert(
      fc.property(fc.array(intents, { maxLength: 14 }), (given) => {
        const page = makeDiaryPage();
        submitAll(page, given);
        const check = (): void => {
          for (const date of DATES) {
            const { day } = page.day(date);
            expect(day.entries.filter((entry) => entry.planned)).toEqual([]);
            expect((day.planned ?? []).every((entry) => entry.planned)).toBe(true);
            expect(day.planned?.length).not.toBe(0);
          }
        };
        check();
        answerAll(page);
        check();
      }),
      { numRuns: 60 },
    ));

  it("W371 what is planned is ticked off on any day, what is eaten becomes planned only where one can still plan", () =>
    fc.assert(
      fc.property(either, fc.integer({ min: -3, max: 3 }), (entry, away) => {
        const date = addDays(TODAY, away);
        const canPlan = plannedByDefault(date, TODAY) !== undefined;
        expect(canMarkEaten(entry, date, TODAY)).toBe(entry.planned === true || canPlan);
      }),
    ));

  it("W280 is all there: what stands on a day is what was eaten and what is planned", () =>
    fc.assert(
      fc.property(fc.array(either), (standing) => {
        const day = partitionPlanned(standing);
        expect(new Set(activeEntries(day))).toEqual(new Set(standing));
        expect(totalsOf(day.entries)).toEqual(totalsOf(standing.filter((entry) => entry.planned !== true)));
        expect(usagesOf(day.entries)).toEqual(usagesOf(standing.filter((entry) => entry.planned !== true)));
      }),
    ));

  it("W281 a tick makes an entry as it would have been logged: now, if it is of today and no hour was planned", () =>
    fc.assert(
      fc.property(planned, fc.boolean(), (given, isToday) => {
        const entry = isToday ? { ...given, date: TODAY } : given;
        // Others could not have been logged.
        const same = changeEntry(entry, undefined, {});
        fc.pre(same.ok);
        const { planned: _, ...eaten } = ticked(entry);
        const now = entry.date === TODAY ? { time: device.timeOfDay() } : {};
        const { planned: __, ...before } = same.value;
        expect(ticked(entry)).toEqual({ ...now, ...before });
        expect(ticked(eaten).planned).toBe(true);
        expect(ticked(eaten).time).toBeUndefined();
      }),
    ));

  it("W282 has as much room on a day as what is eaten, and takes none of it", () =>
    fc.assert(
      fc.property(fc.nat(250), fc.nat(250), fc.nat(3), fc.nat(3), (eaten, meant, more, moreMeant) => {
        const coming = [
          ...Array.from({ length: more }, () => ({ date: TODAY })),
          ...Array.from({ length: moreMeant }, () => ({ date: TODAY, planned: true as const })),
        ];
        const isFull = (more > 0 && eaten + more > DAY_LIMIT) || (moreMeant > 0 && meant + moreMeant > DAY_LIMIT);
        const full = findFullDay(coming, (_, isPlanned) => (isPlanned ? meant : eaten));
        expect(full).toBe(isFull ? TODAY : undefined);
      }),
    ));

  it("W285 is usual for days to come, not for today, and never for a day gone by", () =>
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), (days) => {
        const usual = plannedByDefault(addDays(TODAY, days), TODAY);
        expect(usual).toBe(days < 0 ? undefined : days > 0);
      }),
    ));

  it("W285 what a member says about a day stands; a day that nobody spoke of is planned where it is still to come", () =>
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), fc.constantFrom(undefined, true, false), (days, said) => {
        expect(isPlannedOn(addDays(TODAY, days), TODAY, said)).toBe(said ?? days > 0);
      }),
    ));

  it("W285 copies on days to come are planned, unless the member says that they are eaten", () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(entries, { selector: ({ id }) => id, minLength: 1, maxLength: 4 }),
        fc.uniqueArray(fc.integer({ min: -15, max: 15 }), { minLength: 1 }),
        (standing, away) => {
          const dates = away.map((days) => addDays(TODAY, days));
          const id = "019cdb00-0000-7000-8000-000000000001";
          const open = copyEntries(standing, id, { dates }, 0 as Instant, TODAY);
          const eaten = copyEntries(standing, id, { dates, planned: false }, 0 as Instant, TODAY);
          if (!open.ok || !eaten.ok) throw new Error("not copied");
          for (const entry of open.value) expect(entry.planned === true).toBe(entry.date > TODAY);
          expect(eaten.value.some((entry) => entry.planned)).toBe(false);
        },
      ),
    ));

  it("W283 a copy takes what was eaten, and as planned what is planned too; what is named is taken either way, and stays planned", () =>
    fc.assert(
      fc.property(fc.uniqueArray(either, { selector: ({ id }) => id, minLength: 1, maxLength: 8 }), (standing) => {
        const day = partitionPlanned(standing);
        const ids = (all: readonly DiaryEntry[]) => new Set(all.map(({ id }) => id));
        expect(entriesToCopy(day, {})).toEqual(day.entries);
        expect(ids(entriesToCopy(day, {}, true))).toEqual(ids(standing));
        expect(ids(entriesToCopy(day, { entries: standing.map(({ id }) => id) }))).toEqual(ids(standing));
        const id = "019cdb00-0000-7000-8000-000000000001";
        const to = { dates: [addDays(TODAY, 1)] };
        const made = copyEntries(standing, id, to, 0 as Instant, LAST);
        const meant = copyEntries(standing, id, { ...to, planned: true }, 0 as Instant, LAST);
        expect(made.ok && made.value.map((entry) => entry.planned)).toEqual(standing.map((entry) => entry.planned));
        expect(meant.ok && meant.value.every((entry) => entry.planned)).toBe(true);
      }),
    ));
});
