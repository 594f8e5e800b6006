import {
  completenessOf,
  totalsOf,
  usagesOf,
  type DiaryDay,
  type DiaryEntry,
  type EntryId,
  type FoodUsage,
} from "@morsel/domain/diary";
import type { WaterEntryId } from "@morsel/domain/hydration";
import { Effect } from "effect";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { entries, texts } from "../../arbitraries/diary.ts";
import type { DiaryWrite } from "@morsel/application/diary/diary-store";
import { WaterStore } from "@morsel/application/hydration/water-store";
import { naiveWater } from "../hydration/naive-water.ts";
import { byDate, byId, isWritten, naiveDiary, rounded } from "./naive-diary.ts";
import {
  expectClose,
  expectTotals,
  joined,
  MONDAY,
  run,
  TUESDAY,
  WEDNESDAY,
  type Fresh,
  type Stores,
} from "../stores.ts";

const DATES = [MONDAY, TUESDAY, WEDNESDAY] as const;
const SLOTS = 6;
const COPIES = 2;

/** Entries of one run share three days and six ids, so that repeats, moves and collisions are common. */
const slots = fc.nat(SLOTS - 1);
const drafts = fc
  .tuple(entries, fc.constantFrom(...DATES), slots, fc.constantFrom({}, { planned: true as const }))
  .map(([entry, date, slot, planned]) => ({ entry: { ...entry, date, ...planned }, slot }));

/** A day named beside an entry, right or wrong; mostly none. */
const named = fc.option(fc.constantFrom(...DATES), { nil: undefined, freq: 2 });
const someDrafts = fc.array(drafts, { maxLength: 4 });

const steps = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("add" as const), drafts: someDrafts }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("copy" as const), copy: fc.nat(COPIES - 1), drafts: someDrafts }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("replace" as const), draft: drafts, off: fc.constantFrom(0, 0, 0, 1, -1) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("remove" as const), slot: slots, on: named }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("restore" as const), slot: slots, on: named }) },
  {
    weight: 4,
    // A day takes 20 l: four of the largest drinks fill it.
    arbitrary: fc.record({
      do: fc.constant("logWater" as const),
      date: fc.constantFrom(...DATES),
      slot: slots,
      ml: fc.constantFrom(250, 236.6, 5000, 5000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("deleteWater" as const), date: fc.constantFrom(...DATES), slot: slots }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("describe" as const),
      date: fc.constantFrom(...DATES),
      note: texts(30),
      completeness: fc.constantFrom("untracked", "partial", "complete", "fasted"),
      off: fc.constantFrom(0, 0, 1),
    }),
  },
);

type Draft = { readonly entry: DiaryEntry; readonly slot: number };

type Step = typeof steps extends fc.Arbitrary<infer A> ? A : never;

/** W15: what a write answers, in an order of its own; the sums of its days are rounded, as they may be built in any order. */
const plain = ({ entries, removed, days }: DiaryWrite) => ({
  entries: entries.toSorted(byId),
  removed: removed.toSorted(),
  days: days.toSorted(byDate).map(({ totals, ...day }) => ({
    ...day,
    parts: totals.parts,
    known: totals.known,
    facts: rounded(totals.facts),
  })),
});

const ofFoodAndMeal = (a: FoodUsage, b: FoodUsage): number =>
  `${a.foodId} ${a.meal}` < `${b.foodId} ${b.meal}` ? -1 : 1;
const withoutEnergy = (usage: FoodUsage) => ({ ...usage, lastEnergy: undefined });

export const diaryStoreModelContract = (name: string, fresh: Fresh) =>
  describe(`${name} agrees with the naive diary`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await fresh();
    });

    it("W280 D1 D20 D62 D63 W8 W14 W15 whatever happened, days, water, totals and usage are those of what was eaten", () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(steps, { minLength: 3, maxLength: 24 }),
          fc.uniqueArray(fc.uuid({ version: 7 }), { minLength: 2 * SLOTS + COPIES, maxLength: 2 * SLOTS + COPIES }),
          async (all, ids) => {
            const ada = await joined(stores);
            const { diary, usage } = stores;
            const water = stores.get(WaterStore);
            const [naive, drunk] = [naiveDiary(), naiveWater()];
            const idOf = (slot: number) => ids[slot] as EntryId;
            const waterEntryIdOf = (slot: number) => ids[SLOTS + slot] as WaterEntryId;
            const copyIdOf = (copy: number) => ids[2 * SLOTS + copy] ?? "";
            // No two drafts of one instant, but in any order: what is logged offline arrives late.
            let nth = 0;
            const made = ({ entry, slot }: Draft): DiaryEntry => ({
              ...entry,
              id: idOf(slot),
              loggedAt: (Math.floor(entry.loggedAt / 1000) * 1000 + nth++) as DiaryEntry["loggedAt"],
            });
            const outcome = <A, E>(effect: Effect.Effect<A, E>) => run(Effect.result(effect));

            /** The store's answer, and the expected one. */
            const answers = (step: Step): readonly [Promise<unknown>, unknown] => {
              switch (step.do) {
                case "add": {
                  const asked = step.drafts.map(made);
                  return [outcome(Effect.map(diary.add(ada, asked), plain)), naive.add(asked)];
                }
                case "copy": {
                  const [copyId, asked] = [copyIdOf(step.copy), step.drafts.map(made)];
                  return [
                    outcome(Effect.map(diary.addCopies(ada, copyId, asked), plain)),
                    naive.addCopies(copyId, asked),
                  ];
                }
                case "replace": {
                  const draft = made(step.draft);
                  const version = Math.max(1, naive.versionOf(draft.id) + 1 + step.off);
                  const wish = { ...draft, version, loggedAt: naive.loggedAtOf(draft.id) ?? draft.loggedAt };
                  return [outcome(Effect.map(diary.replace(ada, wish), plain)), naive.replace(wish)];
                }
                case "describe": {
                  const { date, note, completeness, off } = step;
                  const wish = { date, note, completeness, version: naive.day(date).version + 1 + off };
                  return [outcome(Effect.map(diary.updateDay(ada, wish), plain)), naive.describe(wish)];
                }
                case "remove": {
                  const [id, on] = [idOf(step.slot), step.on];
                  return [outcome(Effect.map(diary.remove(ada, id, on), plain)), naive.remove(id, on)];
                }
                case "restore": {
                  const [id, on] = [idOf(step.slot), step.on];
                  return [outcome(Effect.map(diary.restore(ada, id, on), plain)), naive.restore(id, on)];
                }
                case "logWater": {
                  const [date, drink] = [step.date, { id: waterEntryIdOf(step.slot), ml: step.ml }];
                  return [outcome(water.logWater(ada, date, drink)), drunk.logWater(date, drink)];
                }
                case "deleteWater": {
                  const [date, id] = [step.date, waterEntryIdOf(step.slot)];
                  return [outcome(water.deleteWater(ada, date, id)), drunk.deleteWater(date, id)];
                }
              }
            };
            for (const step of all) {
              const [answer, wanted] = answers(step);
              expect(await answer).toEqual(wanted);
            }

            for (const date of DATES) expect(await run(diary.day(ada, date))).toEqual(naive.day(date));
            expect(await run(diary.days(ada, MONDAY, WEDNESDAY))).toEqual(DATES.map(naive.day));
            const waters = await run(water.days(ada, MONDAY, WEDNESDAY));
            for (const date of DATES) expect(waters.get(date) ?? []).toEqual(drunk.active(date));
            for (const id of naive.ids()) expect(await run(diary.entry(ada, id))).toEqual(naive.entry(id));

            const isTracked = (day: DiaryDay) => completenessOf(day) !== "untracked";
            const tracked = DATES.map(naive.day)
              .filter(isTracked)
              .map(({ date }) => date)
              .toReversed();
            expect(await run(diary.trackedDates(ada, WEDNESDAY, 9))).toEqual(tracked);
            expect(await run(diary.trackedDates(ada, WEDNESDAY, 1))).toEqual(tracked.slice(0, 1));
            expect(await run(diary.trackedDates(ada, TUESDAY, 9))).toEqual(tracked.filter((date) => date <= TUESDAY));
            const summaries = await run(diary.summaries(ada, MONDAY, WEDNESDAY));
            const written = DATES.map(naive.day).filter(isWritten);
            expect(summaries.map(({ date, completeness }) => [date, completeness])).toEqual(
              written.map(({ date, completeness }) => [date, completeness]),
            );
            summaries.forEach(({ totals }, i) => expectTotals(totals, totalsOf(written[i]?.entries ?? [])));

            const recent = await run(usage.recent(ada, 100));
            const instants = recent.map(({ lastLoggedAt }) => lastLoggedAt);
            expect(instants).toEqual(instants.toSorted((a, b) => b - a));
            const [kept, wanted] = [recent.toSorted(ofFoodAndMeal), usagesOf(naive.eaten()).toSorted(ofFoodAndMeal)];
            expect(kept.map(withoutEnergy)).toEqual(wanted.map(withoutEnergy));
            kept.forEach(({ lastEnergy }, i) => expectClose(lastEnergy, wanted[i]?.lastEnergy));
          },
        ),
        { numRuns: 40 },
      ));
  });
