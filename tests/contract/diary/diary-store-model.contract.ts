import type { DiaryWrite } from "@morsel/application/diary/diary-store";
import { totalsOf, usagesOf, type DiaryEntry, type EntryId, type FoodUsage } from "@morsel/domain/diary";
import { Effect } from "effect";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { entries, texts } from "../../arbitraries/diary.ts";
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

/** Entries of one run share three days and six ids, so that repeats, moves and collisions are common. */
const slots = fc.nat(SLOTS - 1);
const drafts = fc
  .tuple(entries, fc.constantFrom(...DATES), slots)
  .map(([entry, date, slot]) => ({ entry: { ...entry, date }, slot }));

const steps = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("add" as const), drafts: fc.array(drafts, { maxLength: 4 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("replace" as const), draft: drafts, off: fc.constantFrom(0, 0, 0, 1, -1) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("remove" as const), slot: slots }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("restore" as const), slot: slots }) },
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

    it("D1 D20 whatever happened, days, totals and usage are those of the entries that stand", () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(steps, { minLength: 3, maxLength: 16 }),
          fc.uniqueArray(fc.uuid({ version: 7 }), { minLength: SLOTS, maxLength: SLOTS }),
          async (all, ids) => {
            const ada = await joined(stores);
            const { diary, usage } = stores;
            const naive = naiveDiary();
            const idOf = (slot: number) => ids[slot] as EntryId;
            // No two drafts of one instant, but in any order: what is logged offline arrives late.
            let nth = 0;
            const made = ({ entry, slot }: Draft): DiaryEntry => ({
              ...entry,
              id: idOf(slot),
              loggedAt: (Math.floor(entry.loggedAt / 1000) * 1000 + nth++) as DiaryEntry["loggedAt"],
            });
            const outcome = <A, E>(effect: Effect.Effect<A, E>) => run(Effect.result(effect));

            /** What the store answers, and what it should have answered. */
            const answers = (step: Step): readonly [Promise<unknown>, unknown] => {
              switch (step.do) {
                case "add": {
                  const asked = step.drafts.map(made);
                  return [outcome(Effect.map(diary.add(ada, asked), plain)), naive.add(asked)];
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
                case "remove":
                  return [
                    outcome(Effect.map(diary.remove(ada, idOf(step.slot)), plain)),
                    naive.remove(idOf(step.slot)),
                  ];
                case "restore":
                  return [
                    outcome(Effect.map(diary.restore(ada, idOf(step.slot)), plain)),
                    naive.restore(idOf(step.slot)),
                  ];
              }
            };
            for (const step of all) {
              const [answer, wanted] = answers(step);
              expect(await answer).toEqual(wanted);
            }

            for (const date of DATES) expect(await run(diary.day(ada, date))).toEqual(naive.day(date));
            expect(await run(diary.days(ada, MONDAY, WEDNESDAY))).toEqual(DATES.map(naive.day));
            for (const id of naive.ids()) expect(await run(diary.entry(ada, id))).toEqual(naive.entry(id));

            const summaries = await run(diary.summaries(ada, MONDAY, WEDNESDAY));
            const written = DATES.map(naive.day).filter(isWritten);
            expect(summaries.map(({ date, completeness }) => [date, completeness])).toEqual(
              written.map(({ date, completeness }) => [date, completeness]),
            );
            summaries.forEach(({ totals }, i) => expectTotals(totals, totalsOf(written[i]?.entries ?? [])));

            const recent = await run(usage.recent(ada, 100));
            const instants = recent.map(({ lastLoggedAt }) => lastLoggedAt);
            expect(instants).toEqual(instants.toSorted((a, b) => b - a));
            const [kept, wanted] = [recent.toSorted(ofFoodAndMeal), usagesOf(naive.standing()).toSorted(ofFoodAndMeal)];
            expect(kept.map(withoutEnergy)).toEqual(wanted.map(withoutEnergy));
            kept.forEach(({ lastEnergy }, i) => expectClose(lastEnergy, wanted[i]?.lastEnergy));
          },
        ),
        { numRuns: 40 },
      ));
  });
