import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { DiaryStore } from "@morsel/application/diary/diary-store";
import type { DiaryChange } from "@morsel/application/diary/diary-change";
import { makeChangeEntry } from "@morsel/application/diary/change-entry";
import type { EntryChange, FoodRequest } from "@morsel/application/diary/diary-requests";
import { addDays, type TimeOfDay } from "@morsel/domain/calendar";
import {
  COMPLETENESS,
  type Completeness,
  DAY_LIMIT,
  type DiaryEntry,
  type EntryId,
  completenessOf,
  foodEntries,
  totalsOf,
} from "@morsel/domain/diary";
import { type FoodId, GRAM_SERVING, type ServingId } from "@morsel/domain/foods";
import { MEALS } from "@morsel/domain/meal-slots";
import { Effect, Result } from "effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf, dates } from "../../arbitraries/diary.ts";
import { sampleWorld } from "../../support/world.ts";

const NOW = Date.UTC(2026, 2, 4, 11, 30);
const TODAY = dateOf("2026-03-04");

const aWorld = () => {
  const { clock, advance } = makeMemoryClock(NOW);
  const world = sampleWorld({ clock, days: 0, isTodayBegun: false });
  const { member } = world.browser;
  if (member === undefined) throw new Error("nobody is signed in");
  return { ...world, member, advance };
};

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect);
const refusal = <A, E>(effect: Effect.Effect<A, E>): Promise<E> => Effect.runPromise(Effect.flip(effect));
const atOnce = <A, E>(effects: readonly Effect.Effect<A, E>[]) =>
  run(Effect.all(effects.map(Effect.result), { concurrency: "unbounded" }));

/** The entries that stand after a write. */
const written = <E>(write: Effect.Effect<DiaryChange, E>) => run(Effect.map(write, ({ entries }) => entries));

const ids = fc.uuid({ version: 7 }).map((id) => id as EntryId);

const requests: fc.Arbitrary<FoodRequest> = fc.constantFrom(...SAMPLE_FOODS).chain((food) =>
  fc.record({
    id: ids,
    meal: fc.constantFrom(...MEALS),
    foodId: fc.constant(food.id),
    amount: fc.integer({ min: 1, max: 900 }).map((n) => n / 10),
    serving: fc.constantFrom(GRAM_SERVING, ...food.servings.map(({ id }) => id)),
    planned: fc.constant(false),
  }),
);
const fewRequests = fc.uniqueArray(requests, { minLength: 1, maxLength: 8, selector: ({ id }) => id });

const changes = fc.record(
  {
    amount: fc.integer({ min: 1, max: 900 }).map((n) => n / 10),
    meal: fc.constantFrom(...MEALS),
    date: dates,
    time: fc.constantFrom("07:30" as TimeOfDay, null),
    serving: fc.constant(GRAM_SERVING),
  },
  { requiredKeys: [] },
);

describe("logging foods", () => {
  it("W1 devices that log at once all land, each once", () =>
    fc.assert(
      fc.asyncProperty(dates, fewRequests, async (date, entries) => {
        const { member, logFoods, readDay } = aWorld();
        const twice = [...entries, ...entries].map((entry) => logFoods({ member, date, entries: [entry] }));
        await atOnce(twice);
        const { day } = await run(readDay({ member, date }));
        expect(day.entries.map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
      }),
      { numRuns: 60 },
    ));

  it("W2 the same request again logs nothing and answers the same entries", () =>
    fc.assert(
      fc.asyncProperty(dates, fewRequests, async (date, entries) => {
        const { member, logFoods, readDay, advance } = aWorld();
        const first = await run(logFoods({ member, date, entries }));
        advance(90_000);
        expect(await run(logFoods({ member, date, entries }))).toEqual(first);
        expect((await run(readDay({ member, date }))).day.entries).toEqual(first.entries);
      }),
      { numRuns: 60 },
    ));

  it("W3 keeps the order in which the foods were asked for", () =>
    fc.assert(
      fc.asyncProperty(fewRequests, async (entries) => {
        const { member, logFoods, readDay } = aWorld();
        await run(logFoods({ member, date: TODAY, entries }));
        const { day } = await run(readDay({ member, date: TODAY }));
        expect(day.entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
      }),
      { numRuns: 60 },
    ));

  it("W4 with one food, serving or amount that cannot be, nothing is logged", () =>
    fc.assert(
      fc.asyncProperty(
        fewRequests,
        fc.constantFrom<Partial<FoodRequest>>(
          { foodId: "no-such-food" as FoodId },
          { serving: "no-such-serving" as ServingId },
          { amount: 0 },
          { amount: -1 },
          { amount: Number.NaN },
          { amount: 1e9 },
        ),
        fc.nat(),
        async (entries, fault, at) => {
          const { member, logFoods, readDay } = aWorld();
          const faulty = entries.map((entry, i) => (i === at % entries.length ? { ...entry, ...fault } : entry));
          const { _tag } = await refusal(logFoods({ member, date: TODAY, entries: faulty }));
          expect(["FoodNotFound", "ServingUnknown", "AmountRefused"]).toContain(_tag);
          expect((await run(readDay({ member, date: TODAY }))).day.entries).toEqual([]);
        },
      ),
      { numRuns: 60 },
    ));
});

describe("changing an entry", () => {
  it("W5 of two who saw one version one wins, and the other gets what stands", () =>
    fc.assert(
      fc.asyncProperty(requests, fc.tuple(changes, changes), async (entry, wishes) => {
        const { member, logFoods, changeEntry, stores } = aWorld();
        await run(logFoods({ member, date: TODAY, entries: [entry] }));
        // Amounts that differ, so that neither could pass for a repeat of the other.
        const asked = wishes.map((wish, i): EntryChange => ({ ...wish, id: entry.id, version: 1, amount: 91 + i }));
        const outcomes = await atOnce(asked.map((change) => changeEntry({ member, date: TODAY, change })));
        const stands = await run(stores.diary.entry(member, entry.id));
        expect(outcomes.filter(Result.isSuccess).flatMap(({ success }) => success.entries)).toEqual([stands]);
        expect(outcomes.filter(Result.isFailure).map(({ failure }) => failure)).toEqual([
          { _tag: "EntryVersionConflict", current: stands },
        ]);
      }),
      { numRuns: 60 },
    ));

  it("W6 a change whose answer got lost can be repeated: it is done once", () =>
    fc.assert(
      fc.asyncProperty(requests, changes, async (entry, wish) => {
        const { member, logFoods, changeEntry } = aWorld();
        await run(logFoods({ member, date: TODAY, entries: [entry] }));
        const change = { ...wish, id: entry.id, version: 1 };
        const first = await run(changeEntry({ member, date: TODAY, change }));
        expect(await run(changeEntry({ member, date: TODAY, change }))).toEqual(first);
        expect(first.entries[0]?.version).toBe(2);
      }),
      { numRuns: 60 },
    ));

  it("W7 nothing is written again by itself when somebody else was faster", async () => {
    const { member, logFoods, stores, memberFoods } = aWorld();
    const [entry] = fc.sample(requests, { numRuns: 1, seed: 7 });
    if (entry === undefined) throw new Error("no sample");
    await run(logFoods({ member, date: TODAY, entries: [entry] }));
    let writes = 0;
    const diary: DiaryStore = {
      ...stores.diary,
      replace: (_, next) =>
        Effect.suspend(() => {
          writes += 1;
          return Effect.fail({ _tag: "EntryVersionConflict" as const, current: next });
        }),
    };
    const changeEntry = makeChangeEntry({ ...stores, foods: memberFoods, diary });
    const { _tag } = await refusal(
      changeEntry({ member, date: TODAY, change: { id: entry.id, version: 1, amount: 3 } }),
    );
    expect([_tag, writes]).toEqual(["EntryVersionConflict", 1]);
  });
});

describe("the day of an entry", () => {
  it("W14 an entry is changed under its own day only; the change that moved it can be repeated under the day it left", () =>
    fc.assert(
      fc.asyncProperty(requests, dates, changes, async (entry, date, wish) => {
        fc.pre(date !== TODAY);
        const { member, logFoods, changeEntry, stores } = aWorld();
        const [logged] = await written(logFoods({ member, date: TODAY, entries: [entry] }));
        const change = { ...wish, id: entry.id, version: 1 };
        expect(await refusal(changeEntry({ member, date, change }))).toEqual({ _tag: "EntryNotFound", id: entry.id });
        expect(await run(stores.diary.entry(member, entry.id))).toEqual(logged);
        const move = { ...change, date };
        const moved = await run(changeEntry({ member, date: TODAY, change: move }));
        expect(await run(changeEntry({ member, date: TODAY, change: move }))).toEqual(moved);
        const next = { id: entry.id, version: 2, amount: 3 };
        expect(await refusal(changeEntry({ member, date: TODAY, change: next }))).toMatchObject({
          _tag: "EntryNotFound",
        });
        expect(await run(changeEntry({ member, date, change: next }))).toMatchObject({
          entries: [{ version: 3, amount: 3 }],
        });
      }),
      { numRuns: 60 },
    ));
});

describe("copying entries", () => {
  it("W8 copying twice copies once, and each day holds the sums of its sources, the source's own day too", () =>
    fc.assert(
      fc.asyncProperty(
        fewRequests,
        fc.uuid({ version: 7 }),
        fc.integer({ min: 1, max: 31 }),
        fc.boolean(),
        fc.constantFrom(undefined, ...MEALS),
        async (entries, id, days, isOwnDayToo, meal) => {
          const { member, logFoods, copyEntries, readDay, stores, advance } = aWorld();
          const logged = await written(logFoods({ member, date: TODAY, entries }));
          const first = isOwnDayToo ? TODAY : addDays(TODAY, 1);
          const to = {
            dates: Array.from({ length: days }, (_, i) => addDays(first, i)).reverse(),
            planned: false,
            ...(meal === undefined ? {} : { meal }),
          };
          const copy = { id, from: { date: TODAY }, to };
          const made = await written(copyEntries({ member, copy }));
          advance(1000);
          for (const _ of [1, 2]) expect(await written(copyEntries({ member, copy }))).toEqual(made);
          expect(made).toHaveLength(entries.length * days);
          for (const date of to.dates) {
            const before = date === TODAY ? logged : [];
            const { day } = await run(readDay({ member, date }));
            const sources = foodEntries(logged).map(({ foodId, amount, meal: slot }) => [foodId, amount, meal ?? slot]);
            const copies = made.filter((entry) => entry.date === date);
            expect(foodEntries(copies).map(({ foodId, amount, meal: slot }) => [foodId, amount, slot])).toEqual(
              sources,
            );
            expect(totalsOf(copies)).toEqual(totalsOf(logged));
            expect(day.entries.filter(({ id }) => !before.some((entry) => entry.id === id))).toEqual(copies);
          }
          expect((await run(stores.diary.day(member, TODAY))).entries).toEqual(
            expect.arrayContaining(logged as DiaryEntry[]),
          );
        },
      ),
      { numRuns: 30 },
    ));

  it("W8 whatever became of the sources and the copies meanwhile, the same copy again adds nothing", () =>
    fc.assert(
      fc.asyncProperty(
        fewRequests,
        fewRequests,
        fc.uuid({ version: 7 }),
        fc.boolean(),
        fc.nat(),
        async (entries, later, id, isAllGone, at) => {
          const { member, logFoods, copyEntries, stores } = aWorld();
          const logged = await written(logFoods({ member, date: TODAY, entries }));
          const dates = [TODAY, addDays(TODAY, 1)];
          const copy = { id, from: { date: TODAY }, to: { dates } };
          const made = await written(copyEntries({ member, copy }));
          const undone = made[at % made.length];
          if (undone === undefined) throw new Error("nothing was copied");
          await run(stores.diary.remove(member, undone.id));
          for (const { id } of isAllGone ? logged : logged.slice(0, 1)) await run(stores.diary.remove(member, id));
          await run(logFoods({ member, date: TODAY, entries: later }));
          const days = () => Promise.all(dates.map((date) => run(stores.diary.day(member, date))));
          const before = await days();
          expect(await written(copyEntries({ member, copy }))).toEqual(made.filter((entry) => entry !== undone));
          expect(await days()).toEqual(before);
        },
      ),
      { numRuns: 40 },
    ));

  it("W9 of a meal, or of single entries, only those are copied", () =>
    fc.assert(
      fc.asyncProperty(fewRequests, fc.uuid({ version: 7 }), fc.nat(), async (entries, id, at) => {
        const { member, logFoods, copyEntries } = aWorld();
        await run(logFoods({ member, date: TODAY, entries }));
        const chosen = entries[at % entries.length];
        if (chosen === undefined) throw new Error("no entry");
        const to = { dates: [addDays(TODAY, 1)], meal: "snacks" as const };
        const one = await written(
          copyEntries({ member, copy: { id, from: { date: TODAY, entries: [chosen.id] }, to } }),
        );
        expect(one.map(({ foodId, meal }) => [foodId, meal])).toEqual([[chosen.foodId, "snacks"]]);
        const whole = await written(
          copyEntries({ member, copy: { id: one[0]?.id ?? id, from: { date: TODAY, meal: chosen.meal }, to } }),
        );
        expect(whole).toHaveLength(entries.filter(({ meal }) => meal === chosen.meal).length);
      }),
      { numRuns: 40 },
    ));

  it("W10 a copy that does not fit on every day is not made on any", async () => {
    const { member, logFoods, copyEntries, stores } = aWorld();
    const entries = fc.sample(fewRequests, { numRuns: 1, seed: 3 })[0] ?? [];
    await run(logFoods({ member, date: TODAY, entries }));
    const [tomorrow, after] = [addDays(TODAY, 1), addDays(TODAY, 2)];
    const many = fc.sample(requests, { numRuns: DAY_LIMIT, seed: 5 });
    await run(logFoods({ member, date: after, entries: many }));
    const copy = {
      id: "00000000-0000-7000-8000-00000000000a",
      from: { date: TODAY },
      to: { dates: [tomorrow, after], planned: false },
    };
    expect(await refusal(copyEntries({ member, copy }))).toMatchObject({ _tag: "DayIsFull", date: after });
    expect((await run(stores.diary.day(member, tomorrow))).entries).toEqual([]);
  });

  it("W11 an empty source and more than a month of days are refused", async () => {
    const { member, copyEntries, logFoods } = aWorld();
    const id = "00000000-0000-7000-8000-00000000000b";
    const copyTo = (days: number) => ({
      id,
      from: { date: TODAY },
      to: { dates: Array.from({ length: days }, (_, i) => addDays(TODAY, i + 1)) },
    });
    expect(await refusal(copyEntries({ member, copy: copyTo(1) }))).toEqual({ _tag: "NothingToCopy" });
    await run(logFoods({ member, date: TODAY, entries: fc.sample(fewRequests, { numRuns: 1, seed: 3 })[0] ?? [] }));
    expect(await refusal(copyEntries({ member, copy: copyTo(32) }))).toMatchObject({ _tag: "TooManyDays", limit: 31 });
  });
});

describe("describing a day", () => {
  const notes = fc.string({ maxLength: 20 });
  const descriptions = fc.record(
    { note: notes, completeness: fc.constantFrom<Completeness>(...COMPLETENESS) },
    { requiredKeys: [] },
  );
  const dayWith = async (entries: readonly FoodRequest[]) => {
    const world = aWorld();
    if (entries.length > 0) await run(world.logFoods({ member: world.member, date: TODAY, entries }));
    return world;
  };

  it("W13 D14 what is left out stays, food decides the mark, and every reader sees what the day counts as", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(requests, { maxLength: 1 }),
        fc.array(descriptions, { minLength: 1, maxLength: 5 }),
        async (entries, wishes) => {
          const { member, updateDay, readDay, summariseDays } = await dayWith(entries);
          const accepted = entries.length === 0 ? ["untracked", "fasted"] : ["partial", "complete"];
          let stands = (await run(readDay({ member, date: TODAY }))).day;
          expect(stands.completeness).toBe(accepted[0]);
          for (const wish of wishes) {
            const told = updateDay({ member, date: TODAY, change: { version: stands.version, ...wish } });
            if (wish.completeness !== undefined && !accepted.includes(wish.completeness)) {
              const refused = { _tag: "CompletenessRefused", given: wish.completeness, accepted };
              expect(await refusal(told)).toEqual(refused);
              continue;
            }
            const next = { ...stands, ...wish, version: stands.version + 1 };
            const { entries: _, ...head } = next;
            expect((await run(told)).days).toMatchObject([head]);
            stands = next;
          }
          expect((await run(readDay({ member, date: TODAY }))).day).toEqual(stands);
          const [summary] = (await run(summariseDays({ member, from: TODAY, to: TODAY }))).days;
          if (summary !== undefined) expect(summary.completeness).toBe(stands.completeness);
        },
      ),
      { numRuns: 60 },
    ));

  it("W13 D14 a mark that what was logged since makes impossible counts no more, and is back when that is gone", () =>
    fc.assert(
      fc.asyncProperty(requests, fc.boolean(), async (entry, isFast) => {
        const { member, logFoods, updateDay, readDay, summariseDays, stores } = aWorld();
        const log = () => run(logFoods({ member, date: TODAY, entries: [entry] }));
        const completeness = isFast ? ("fasted" as const) : ("complete" as const);
        const reads = async () => [
          (await run(readDay({ member, date: TODAY }))).day.completeness,
          (await run(summariseDays({ member, from: TODAY, to: TODAY }))).days[0]?.completeness,
        ];
        if (!isFast) await log();
        await run(updateDay({ member, date: TODAY, change: { version: 0, completeness } }));
        expect(await reads()).toEqual([completeness, completeness]);
        if (isFast) await log();
        else await run(stores.diary.remove(member, entry.id));
        const plain = isFast ? "partial" : "untracked";
        expect(await reads()).toEqual([plain, plain]);
        const late = await refusal(updateDay({ member, date: TODAY, change: { version: 0, note: "late" } }));
        expect(late).toMatchObject({ _tag: "DayVersionConflict", current: { completeness: plain } });
        if (isFast) await run(stores.diary.remove(member, entry.id));
        else await run(stores.diary.restore(member, entry.id));
        expect(await reads()).toEqual([completeness, completeness]);
        expect(completenessOf(await run(stores.diary.day(member, TODAY)))).toBe(completeness);
      }),
      { numRuns: 20 },
    ));

  it("W5 W6 of two one wins, the other gets what stands, and a lost answer can be asked for again", () =>
    fc.assert(
      fc.asyncProperty(descriptions, notes, async (wish, note) => {
        const { member, updateDay, stores } = await dayWith([]);
        const change = { version: 0, ...wish, completeness: "fasted" as const };
        const first = await run(updateDay({ member, date: TODAY, change }));
        expect(await run(updateDay({ member, date: TODAY, change }))).toEqual(first);
        const stands = await run(stores.diary.day(member, TODAY));
        const other = { version: 0, note: `${stands.note}${note}!` };
        expect(await refusal(updateDay({ member, date: TODAY, change: other }))).toEqual({
          _tag: "DayVersionConflict",
          current: stands,
        });
        const rivals = ["one", "two"].map((text) => ({ version: 1, note: text }));
        const outcomes = await atOnce(rivals.map((rival) => updateDay({ member, date: TODAY, change: rival })));
        const current = await run(stores.diary.day(member, TODAY));
        const { entries: _, ...head } = current;
        expect(outcomes.filter(Result.isSuccess).map(({ success }) => success.days)).toMatchObject([[head]]);
        expect(outcomes.filter(Result.isFailure).map(({ failure }) => failure)).toEqual([
          { _tag: "DayVersionConflict", current },
        ]);
      }),
      { numRuns: 40 },
    ));
});
