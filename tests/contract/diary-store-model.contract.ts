import { emptyDay, totalsOf, usagesOf, type DiaryDay, type DiaryEntry, type EntryId } from "@morsel/domain/diary";
import type { CalendarDate } from "@morsel/domain/calendar";
import { Effect, Result } from "effect";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { entries, texts } from "../arbitraries/diary.ts";
import { expectTotals, joined, MONDAY, run, TUESDAY, WEDNESDAY, type Fresh, type Stores } from "./stores.ts";

const DATES = [MONDAY, TUESDAY, WEDNESDAY] as const;
const SLOTS = 6;

/** Entries of one run share three days and six ids, so that repeats, moves and collisions are common. */
const drafts = fc
  .tuple(entries, fc.constantFrom(...DATES), fc.nat(SLOTS - 1))
  .map(([entry, date, slot]) => ({ entry: { ...entry, date }, slot }));

const steps = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("add" as const), drafts: fc.array(drafts, { maxLength: 4 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("replace" as const),
      draft: drafts,
      late: fc.constantFrom(0, 0, 0, 1, -1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("remove" as const), slot: fc.nat(SLOTS - 1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("restore" as const), slot: fc.nat(SLOTS - 1) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("describe" as const),
      date: fc.constantFrom(...DATES),
      note: texts(30),
      completeness: fc.constantFrom("untracked", "partial", "complete", "fasted"),
      late: fc.constantFrom(0, 0, 1),
    }),
  },
);

/** The simplest thing that could be right: two maps and no totals at all. */
const naiveDiary = () => {
  const kept = new Map<EntryId, { entry: DiaryEntry; isDeleted: boolean }>();
  const days = new Map<CalendarDate, Omit<DiaryDay, "entries">>();
  const standing = () => [...kept.values()].flatMap(({ entry, isDeleted }) => (isDeleted ? [] : [entry]));
  const day = (date: CalendarDate): DiaryDay => ({
    ...emptyDay(date),
    ...days.get(date),
    entries: standing()
      .filter((entry) => entry.date === date)
      .sort((a, b) => a.loggedAt - b.loggedAt || (a.id < b.id ? -1 : 1)),
  });
  return { kept, days, standing, day };
};

const usageOrder = (a: { foodId: string; meal: string }, b: { foodId: string; meal: string }) =>
  `${a.foodId} ${a.meal}` < `${b.foodId} ${b.meal}` ? -1 : 1;

export const diaryStoreModelContract = (name: string, fresh: Fresh) =>
  describe(`${name} agrees with the naive diary`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await fresh();
    });

    it("D1 D3 whatever happened, days, totals and usage are those of the entries that stand", () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(steps, { minLength: 3, maxLength: 16 }),
          fc.uniqueArray(fc.uuid({ version: 7 }), { minLength: SLOTS, maxLength: SLOTS }),
          async (all, ids) => {
            const ada = await joined(stores);
            const naive = naiveDiary();
            const idOf = (slot: number) => ids[slot] as EntryId;
            // One instant for each draft, in any order: what is logged offline arrives late.
            let nth = 0;
            const made = ({ entry, slot }: { entry: DiaryEntry; slot: number }): DiaryEntry => ({
              ...entry,
              id: idOf(slot),
              loggedAt: (Math.floor(entry.loggedAt / 1000) * 1000 + nth++) as DiaryEntry["loggedAt"],
            });
            const outcome = <A, E>(effect: Effect.Effect<A, E>) => run(Effect.result(effect));

            for (const step of all) {
              if (step.do === "add") {
                const asked = step.drafts.map(made);
                for (const entry of asked)
                  if (!naive.kept.has(entry.id)) naive.kept.set(entry.id, { entry, isDeleted: false });
                const stands = new Set(
                  asked.map(({ id }) => id).filter((id) => naive.kept.get(id)?.isDeleted === false),
                );
                const answer = await run(stores.diary.add(ada, asked));
                expect(answer).toHaveLength(stands.size);
                for (const entry of answer) expect(entry).toEqual(naive.kept.get(entry.id)?.entry);
              } else if (step.do === "replace") {
                const id = idOf(step.draft.slot);
                const before = naive.kept.get(id);
                const version = (before?.entry.version ?? 1) + 1 + step.late;
                const loggedAt = before?.entry.loggedAt ?? step.draft.entry.loggedAt;
                const wish = { ...step.draft.entry, id, version, loggedAt };
                const answer = await outcome(stores.diary.replace(ada, wish));
                if (before === undefined || before.isDeleted)
                  expect(answer).toEqual(Result.fail({ _tag: "EntryUnknown", id }));
                else if (step.late !== 0)
                  expect(answer).toEqual(Result.fail({ _tag: "EntryMoved", current: before.entry }));
                else {
                  expect(Result.isSuccess(answer)).toBe(true);
                  naive.kept.set(id, { entry: wish, isDeleted: false });
                }
              } else if (step.do === "describe") {
                const current = naive.day(step.date);
                const { date, note, completeness } = step;
                const wish = { date, note, completeness, version: current.version + 1 + step.late };
                const answer = await outcome(stores.diary.describe(ada, wish));
                if (step.late !== 0) expect(answer).toEqual(Result.fail({ _tag: "DayMoved", current }));
                else {
                  expect(Result.isSuccess(answer)).toBe(true);
                  naive.days.set(date, wish);
                }
              } else {
                const id = idOf(step.slot);
                const before = naive.kept.get(id);
                const change: Effect.Effect<unknown, unknown> =
                  step.do === "remove" ? stores.diary.remove(ada, id) : stores.diary.restore(ada, id);
                const answer = await outcome(change);
                if (before === undefined) expect(answer).toEqual(Result.fail({ _tag: "EntryUnknown", id }));
                else {
                  expect(Result.isSuccess(answer)).toBe(true);
                  naive.kept.set(id, { entry: before.entry, isDeleted: step.do === "remove" });
                }
              }
            }

            for (const date of DATES) expect(await run(stores.diary.day(ada, date))).toEqual(naive.day(date));
            for (const [id, { entry, isDeleted }] of naive.kept)
              expect(await run(stores.diary.entry(ada, id))).toEqual(isDeleted ? undefined : entry);

            const written = DATES.map(naive.day).filter(
              (day) => day.entries.length > 0 || day.note !== "" || day.completeness !== "untracked",
            );
            const summaries = await run(stores.diary.summaries(ada, MONDAY, WEDNESDAY));
            expect(summaries.map(({ date, completeness }) => ({ date, completeness }))).toEqual(
              written.map(({ date, completeness }) => ({ date, completeness })),
            );
            summaries.forEach(({ totals }, i) => expectTotals(totals, totalsOf(written[i]?.entries ?? [])));

            const usages = await run(stores.usage.recent(ada, 100));
            const wanted = usagesOf(naive.standing().sort((a, b) => a.loggedAt - b.loggedAt));
            expect(usages.map(({ lastLoggedAt }) => lastLoggedAt)).toEqual(
              usages.map(({ lastLoggedAt }) => lastLoggedAt).sort((a, b) => b - a),
            );
            const withoutEnergy = ({ lastEnergy: _, ...rest }: (typeof usages)[number]) => rest;
            expect(usages.map(withoutEnergy).sort(usageOrder)).toEqual(wanted.map(withoutEnergy).sort(usageOrder));
            const energies = wanted.toSorted(usageOrder).map(({ lastEnergy }) => lastEnergy);
            usages.toSorted(usageOrder).forEach(({ lastEnergy }, i) => {
              const energy = energies[i];
              if (energy === undefined) expect(lastEnergy).toBeUndefined();
              else expect(lastEnergy).toBeCloseTo(energy, 6);
            });
          },
        ),
        { numRuns: 40 },
      ));
  });
