import * as diary from "@morsel/domain/diary";
import fc from "fast-check";
import { addDays, daysBetween, isTimeOfDay, type TimeOfDay, type Instant } from "@morsel/domain/calendar";
import type { DiaryEntry, Meal, ServingUnknown } from "@morsel/domain/diary";
import type { Food, FoodId, ServingId } from "@morsel/domain/foods";
import { DEFAULT_EXERCISE_SHARES, goalOfEnergy } from "@morsel/domain/goals";
import { sumFacts } from "@morsel/domain/nutrition";
import { describe, expect, it } from "vitest";
import { dateOf, dates, entries, foodEntries, instants } from "../../arbitraries/diary.ts";
import { anyNumbers, errorOf, valueOf } from "../../arbitraries/numbers.ts";
import { food, request, uuid } from "./banana.ts";

const g = "g" as ServingId;

describe("diary entries", () => {
  it("D1 totals are the sum of the entries and know what is unknown", () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 5 }), (day) => {
        expect(diary.totalsOf(day)).toEqual(sumFacts(day.map(diary.entryFacts)));
      }),
    );
  });

  it("D21 an entry's contents are its facts per 100 g times its grams", () => {
    const entry = valueOf(diary.entryOf(food, { ...request, serving: g, amount: 50 }));
    expect(diary.entryFacts(entry)).toEqual({ energy: 44.5, protein: 0.55 });
  });

  it("D2 a food is counted in grams, in ounces or in one of its servings", () => {
    expect(valueOf(diary.entryOf(food, request))).toMatchObject({ grams: 177, serving: { id: "medium", grams: 118 } });
    expect(valueOf(diary.entryOf(food, { ...request, serving: g, amount: 40 }))).toMatchObject({ grams: 40 });
    const ounces = { ...request, serving: "oz" as ServingId, amount: 2 };
    expect(valueOf(diary.entryOf(food, ounces))).toMatchObject({ grams: 56.699046, serving: { label: "oz" } });
    const entry = valueOf(diary.entryOf(food, request));
    for (const known of [food, undefined])
      expect(valueOf(diary.changeEntry(entry, known, { amount: 1, serving: ounces.serving }))).toMatchObject({
        grams: 28.349523,
      });
    expect(errorOf(diary.changeEntry(entry, undefined, { serving: "slice" as ServingId }))).toMatchObject({
      id: "slice",
    });
    const refused: ServingUnknown = { _tag: "ServingUnknown", id: "slice" as ServingId };
    expect(errorOf(diary.entryOf(food, { ...request, serving: "slice" as ServingId }))).toEqual(refused);
  });

  it("D3 amounts are above zero and within bounds, whatever is given", () => {
    fc.assert(
      fc.property(anyNumbers, fc.constantFrom(g, "medium" as ServingId), (amount, serving) => {
        const made = diary.entryOf(food, { ...request, amount, serving });
        if (made.ok) {
          expect(made.value.grams).toBeGreaterThan(0);
          expect(made.value.grams).toBeLessThanOrEqual(diary.MAX_GRAMS);
          expect(made.value.amount).toBeLessThanOrEqual(diary.MAX_AMOUNT);
        } else expect(made.error).toMatchObject({ _tag: "AmountRefused", maxAmount: 99_999, maxGrams: 100_000 });
      }),
    );
    expect(valueOf(diary.entryOf(food, { ...request, amount: 0.25, serving: g })).grams).toBe(0.25);
    expect(diary.entryOf(food, { ...request, amount: 99_999, serving: g }).ok).toBe(true);
    for (const amount of [0, -1, Number.NaN, Infinity, 100_000])
      expect(diary.entryOf(food, { ...request, amount }).ok).toBe(false);
  });

  it("D4 an entry keeps the food as it was when it was logged", () => {
    const entry = valueOf(diary.entryOf(food, { ...request, time: "12:30" as TimeOfDay }));
    expect(entry).toEqual({
      id: request.id,
      date: request.date,
      meal: "lunch",
      foodId: food.id,
      description: "Banana",
      brand: "Plain",
      amount: 1.5,
      serving: { id: "medium", label: "1 medium", grams: 118 },
      grams: 177,
      per100g: food.nutrients,
      time: "12:30",
      loggedAt: 5,
      version: 1,
    });
  });

  it("D5 an edit is the next version with the facts of the first; another serving needs the food", () => {
    const entry = valueOf(diary.entryOf(food, { ...request, time: "12:30" as TimeOfDay }));
    const richer: Food = {
      ...food,
      nutrients: { protein: 1.1, energy: 89 },
      servings: [{ id: "cup" as ServingId, label: "1 cup", grams: 150 }],
    };
    const edited = valueOf(
      diary.changeEntry(entry, richer, { serving: "cup" as ServingId, amount: 2, meal: "dinner", time: null }),
    );
    expect(edited).toMatchObject({ grams: 300, per100g: food.nutrients, version: 2, meal: "dinner" });
    expect(Object.hasOwn(edited, "time")).toBe(false);
    expect(valueOf(diary.changeEntry(entry, undefined, { amount: 1 }))).toMatchObject({ grams: 118, time: "12:30" });
    expect(valueOf(diary.changeEntry(entry, undefined, { serving: g, amount: 50 }))).toMatchObject({ grams: 50 });
    expect(errorOf(diary.changeEntry(entry, undefined, { serving: "cup" as ServingId }))._tag).toBe("ServingUnknown");
    expect(errorOf(diary.changeEntry(entry, food, { amount: -1 }))._tag).toBe("AmountRefused");
    expect(valueOf(diary.changeEntry(entry, food, {}))).toEqual({ ...entry, version: 2 });
  });

  it("D16 an edit of a food reaches what it is told to and nothing else", () => {
    fc.assert(
      fc.property(fc.array(entries, { minLength: 1, maxLength: 8 }), dates, (all, date) => {
        const changed: Food = { ...food, description: "Edited", nutrients: { energy: 50.5 } };
        const of = (reach: diary.EditReach): readonly DiaryEntry[] => diary.entriesAfterFoodEdit(all, changed, reach);
        const own = diary.foodEntries(all).filter((entry) => entry.foodId === food.id);
        expect(of({ kind: "past-too" })).toHaveLength(own.length);
        expect(of({ kind: "from", date }).map(({ id }) => id)).toEqual(
          own.filter((entry) => entry.date >= date).map(({ id }) => id),
        );
        for (const { id } of own) expect(of({ kind: "entry", id }).every((entry) => entry.id === id)).toBe(true);
        for (const entry of of({ kind: "past-too" })) {
          const before = own.find(({ id }) => id === entry.id);
          const { amount } = before ?? {};
          expect(entry).toMatchObject({ per100g: { energy: 50.5 }, description: "Edited", version: 2, amount });
        }
        expect(diary.entriesAfterFoodEdit(of({ kind: "past-too" }), changed, { kind: "past-too" })).toEqual([]);
      }),
    );
  });

  it("D16 from a day on means from that day", () => {
    const entry = valueOf(diary.entryOf(food, request));
    const edited: Food = { ...food, description: "Plantain" };
    const from = (days: number) =>
      diary.entriesAfterFoodEdit([entry], edited, { kind: "from", date: addDays(request.date, days) });
    expect([from(-1).length, from(0).length, from(1).length]).toEqual([1, 1, 0]);
  });

  it("D16 a serving that the food still has gets its new weight, another keeps its own", () => {
    const entry = valueOf(diary.entryOf(food, request));
    const heavier: Food = {
      ...food,
      servings: [
        { id: "large" as ServingId, label: "1 large", grams: 200 },
        { id: "medium" as ServingId, label: "1 medium (peeled)", grams: 120 },
      ],
    };
    const [changed] = diary.entriesAfterFoodEdit([entry], heavier, { kind: "past-too" });
    expect(changed).toMatchObject({
      amount: 1.5,
      grams: 180,
      serving: { label: "1 medium (peeled)", grams: 120 },
      version: 2,
    });
    const gone: Food = { ...heavier, servings: heavier.servings.slice(0, 1), description: "Plantain" };
    const [kept] = diary.entriesAfterFoodEdit([entry], gone, { kind: "past-too" });
    expect(kept).toMatchObject({ grams: 177, serving: { label: "1 medium", grams: 118 }, description: "Plantain" });
  });
});

/** A day on which all others have gone by. */
const LAST = dateOf("2100-12-31");

describe("copies", () => {
  const copyId = uuid(99);

  it("D6 D7 a copy has bounds and says which", () => {
    const [entry = expect.fail()] = fc.sample(entries, { numRuns: 1, seed: 3 });
    const copy = (n: number, days: number, id: string = copyId) =>
      diary.copyEntries(
        Array.from({ length: n }, () => entry),
        id,
        { dates: Array.from({ length: days }, (_, i) => addDays(request.date, i)) },
        request.loggedAt,
        LAST,
      );
    expect(diary.DAY_LIMIT).toBe(200);
    expect(errorOf(copy(201, 1))).toEqual({ _tag: "TooManyEntries", given: 201, limit: 200 });
    expect([copy(32, 31).ok, copy(200, 5).ok]).toEqual([true, true]);
    expect(errorOf(copy(200, 6))).toEqual({ _tag: "TooManyEntries", given: 1200, limit: 1000 });
    expect(errorOf(copy(1, 32))).toEqual({ _tag: "TooManyDays", given: 32, limit: 31 });
    expect(errorOf(copy(0, 1))).toEqual({ _tag: "NothingToCopy" });
    expect(errorOf(copy(1, 0))).toEqual({ _tag: "NothingToCopy" });
    expect(errorOf(copy(1, 1, "no id"))).toEqual({ _tag: "CopyIdRefused", given: "no id" });
  });

  it("D8 a repeated copy makes the same entries, every copy an id of its own", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(entries, { minLength: 1, maxLength: 6, selector: ({ id }) => id }),
        fc.uniqueArray(dates, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(undefined, ...diary.MEALS),
        instants,
        (sources, days, meal, at) => {
          const target = { dates: [...days, ...days], ...(meal === undefined ? {} : { meal }) };
          const made = valueOf(diary.copyEntries(sources, copyId, target, at, LAST));
          expect(valueOf(diary.copyEntries(sources, copyId, target, at, LAST))).toEqual(made);
          expect(new Set(made.map(({ id }) => id)).size).toBe(sources.length * days.length);
          const other = valueOf(diary.copyEntries(sources, uuid(98), target, at, LAST));
          expect(other.some(({ id }) => made.some((entry) => entry.id === id))).toBe(false);
          for (const [i, entry] of made.entries()) {
            const source = sources[i % sources.length];
            if (source === undefined) throw new Error("no source");
            expect(diary.isEntryId(entry.id)).toBe(true);
            expect(diary.entryFacts(entry)).toEqual(diary.entryFacts(source));
            expect(entry).toMatchObject({ version: 1, loggedAt: at, meal: meal ?? source.meal });
            expect(entry.time).toBe(entry.meal === source.meal ? source.time : undefined);
          }
        },
      ),
    );
  });

  it("D8 ids of many copies do not meet", () => {
    const [entry] = fc.sample(entries, { numRuns: 1, seed: 3 });
    if (entry === undefined) throw new Error("no entry");
    const ids = Array.from({ length: 2000 }, (_, n) =>
      valueOf(
        diary.copyEntries(
          [entry],
          uuid(n),
          { dates: [request.date, addDays(request.date, 1)] },
          request.loggedAt,
          LAST,
        ),
      ),
    ).flatMap((made) => made.map(({ id }) => id));
    expect(new Set(ids).size).toBe(4000);
  });
});

describe("the day", () => {
  it("D9 what remains is goal + exercise − food; unknown where nothing eaten is known to hold it", () => {
    const totals = sumFacts([{ energy: 500, protein: 20 }, { energy: 250 }]);
    const remaining = diary.remainingOf(goalOfEnergy(2000), 300, totals, DEFAULT_EXERCISE_SHARES);
    expect(remaining.energy).toBe(1550);
    expect(remaining.protein).toBeCloseTo(152.5, 9);
    expect(Object.hasOwn(remaining, "fiber")).toBe(false);
    expect(diary.remainingOf(goalOfEnergy(2000), 300, totals)).toMatchObject({ energy: 1550, protein: 130 });
    expect(diary.remainingOf(goalOfEnergy(2000), 0, sumFacts([]))).toEqual(goalOfEnergy(2000));
  });

  it("D10 five weeks are 35 days of the difference; nothing is said where nothing is known", () => {
    const of = (weightKg: number, intake: number, expenditure: number) =>
      diary.fiveWeekWeight({ weightKg, intake, expenditure });
    expect(of(80, 2000, 2000)).toBe(80);
    expect(of(80, 1500, 2000)).toBeCloseTo(80 - (35 * 500) / 7716.179176475, 9);
    for (const [weightKg, intake, expenditure] of [
      [0, 1, 1],
      [80, -1, 2000],
      [80, 2000, 0],
      [21, 0, 5000],
      [Number.NaN, 2000, 2000],
      [80, Infinity, 2000],
      [80, 2000, Number.NaN],
    ] as const)
      expect(of(weightKg, intake, expenditure)).toBeUndefined();
    fc.assert(
      fc.property(anyNumbers, anyNumbers, anyNumbers, (weightKg, intake, expenditure) => {
        const weight = of(weightKg, intake, expenditure);
        if (weight !== undefined) expect(weight >= 20 && weight <= 700).toBe(true);
      }),
    );
  });

  it("D13 the four slots stay, two may be added", () => {
    expect(valueOf(diary.checkSlots(diary.DEFAULT_SLOTS)).map(({ id }) => id)).toEqual([
      "breakfast",
      "lunch",
      "dinner",
      "snacks",
    ]);
    const six = [
      ...diary.DEFAULT_SLOTS,
      { id: "extra1", name: "夜食" },
      { id: "extra2", name: "Pre-workout" },
    ] as const;
    expect(diary.checkSlots(six).ok).toBe(true);
    expect(errorOf(diary.checkSlots(diary.DEFAULT_SLOTS.slice(1)))).toEqual({ _tag: "SlotMissing", id: "breakfast" });
    expect(errorOf(diary.checkSlots([...diary.DEFAULT_SLOTS, { id: "lunch" }]))).toEqual({
      _tag: "SlotTwice",
      id: "lunch",
    });
    for (const [id, name] of [
      ["extra1", undefined],
      ["extra1", " "],
      ["lunch", ""],
      ["dinner", "x".repeat(31)],
    ] as const) {
      const slots = diary.SLOT_IDS.filter((slot) => slot !== id && !slot.startsWith("extra")).map((slot) => ({
        id: slot,
      }));
      const added: { id: Meal; name?: string } = { id, ...(name === undefined ? {} : { name }) };
      expect(errorOf(diary.checkSlots([...slots, added]))).toMatchObject({ _tag: "SlotNameRefused", id, max: 30 });
    }
  });

  it("D13 an entry is in one of six slots, whatever script a name is in; other slots are refused", () => {
    for (const id of diary.SLOT_IDS) expect(diary.isMeal(id)).toBe(true);
    for (const id of ["", "Lunch", "extra3", "toString", null, 1]) expect(diary.isMeal(id)).toBe(false);
    for (const meal of ["extra1", "extra2"] as const)
      expect(valueOf(diary.entryOf(food, { ...request, meal })).meal).toBe(meal);
    const unknown = [...diary.DEFAULT_SLOTS, { id: "brunch" as diary.Meal, name: "Brunch" }];
    expect(errorOf(diary.checkSlots(unknown))).toEqual({ _tag: "SlotUnknown", accepted: diary.SLOT_IDS });
    const named = valueOf(diary.checkSlots([...diary.DEFAULT_SLOTS, { id: "extra1", name: "  Vespa\u0308  " }]));
    expect(named.at(-1)).toEqual({ id: "extra1", name: "Vesp\u00e4" });
  });

  it("D24 a day shows the member's slots in their order and every slot that holds an entry", () => {
    expect(diary.shownSlots(diary.DEFAULT_SLOTS, [])).toEqual(diary.DEFAULT_SLOTS);
    const slots = fc.shuffledSubarray([...diary.SLOT_IDS]).map((ids) => ids.map((id) => ({ id })));
    fc.assert(
      fc.property(slots, fc.array(fc.record({ meal: fc.constantFrom(...diary.SLOT_IDS) })), (own, entries) => {
        const shown = diary.shownSlots(own, entries).map(({ id }) => id);
        expect(shown.slice(0, own.length)).toEqual(own.map(({ id }) => id));
        expect(new Set(shown).size).toBe(shown.length);
        expect(new Set(shown)).toEqual(new Set([...own.map(({ id }) => id), ...entries.map(({ meal }) => meal)]));
      }),
    );
  });

  it("D14 food decides what a day can be called", () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 2 }), fc.constantFrom(...diary.COMPLETENESS), (day, completeness) => {
        const accepted = day.length === 0 ? ["untracked", "fasted"] : ["partial", "complete"];
        const marked = diary.markDay({ entries: day }, completeness);
        expect(marked.ok).toBe(accepted.includes(completeness));
        if (!marked.ok) expect(marked.error).toEqual({ _tag: "CompletenessRefused", given: completeness, accepted });
        const counts = diary.completenessOf({ entries: day, completeness });
        expect(counts).toBe(marked.ok ? completeness : accepted[0]);
      }),
    );
  });

  it("D14 a fast and a complete day whose parts all know a figure are known in full, by the mark that counts now", () => {
    const count = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...diary.COMPLETENESS), count, count, (completeness, parts, known) => {
        const isKnown = parts === 0 ? completeness === "fasted" : completeness === "complete" && known === parts;
        expect(diary.hasCompleteFacts({ completeness, parts, known })).toBe(isKnown);
      }),
    );
  });

  it("D15 a time of day is one that a clock shows", () => {
    for (const time of ["00:00", "09:59", "19:30", "23:59"]) expect(isTimeOfDay(time)).toBe(true);
    for (const time of ["24:00", "30:00", "12:60", "9:30", "12:3", "12.30", "", null, 12])
      expect(isTimeOfDay(time)).toBe(false);
  });

  it("D15 before the hour at which a day begins it is still yesterday", () => {
    expect(diary.diaryDateAt(request.date, "01:30" as TimeOfDay, 4)).toBe("2026-02-28");
    expect(diary.diaryDateAt(request.date, "04:00" as TimeOfDay, 4)).toBe("2026-03-01");
    for (const hour of [0, -1, 13, 4.5, Number.NaN])
      expect(diary.diaryDateAt(request.date, "01:30" as TimeOfDay, hour)).toBe(request.date);
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 12 }), (date, hour, beginsAt) => {
        const time = `${String(hour).padStart(2, "0")}:00` as TimeOfDay;
        expect(daysBetween(diary.diaryDateAt(date, time, beginsAt), date)).toBe(hour < beginsAt ? 1 : 0);
      }),
    );
  });
});

describe("suggestions", () => {
  const now = Date.UTC(2026, 2, 1, 8) as Instant;
  const day = 86_400_000;
  const usage = (foodId: string, more: Partial<diary.FoodUsage>): diary.FoodUsage => ({
    foodId: foodId as FoodId,
    description: foodId,
    meal: "breakfast",
    times: 1,
    lastLoggedAt: now,
    lastHour: 8,
    lastAmount: 1,
    lastServing: diary.GRAM,
    ...more,
  });
  const ids = (list: readonly diary.FoodUsage[]): readonly string[] => list.map(({ foodId }) => foodId);

  it("D11 usual is what is often used in this slot at this hour, lately", () => {
    const often = { times: 30, lastLoggedAt: (now - day) as Instant };
    const { usual } = diary.suggestionsFor(
      [
        usage("steak", { ...often, meal: "dinner", lastHour: 20 }),
        usage("old-porridge", { ...often, lastLoggedAt: (now - 200 * day) as Instant }),
        usage("oats", often),
        usage("once", { times: 1, lastLoggedAt: (now - day) as Instant }),
        usage("elevenses", { ...often, lastHour: 11 }),
      ],
      "breakfast",
      8,
      now,
    );
    expect(ids(usual)).toEqual(["oats", "elevenses", "once", "steak", "old-porridge"]);
  });

  it("D11 an hour that is not known counts as six hours away", () => {
    const { lastHour: _, ...unknown } = usage("unknown", { times: 30 });
    const all = [2, 5, 6, 7].map((hours) => usage(`${hours} away`, { times: 30, lastHour: 8 + hours }));
    const { usual } = diary.suggestionsFor([unknown, ...all], "breakfast", 8, now);
    expect(ids(usual)).toEqual(["2 away", "5 away", "6 away", "unknown", "7 away"]);
  });

  it("D12 each food once, recent by time, frequent by all its uses", () => {
    const lists = diary.suggestionsFor(
      [
        usage("tea", { times: 3, lastLoggedAt: (now - day) as Instant }),
        usage("tea", { times: 3, meal: "lunch", lastAmount: 2, lastLoggedAt: (now - 2 * day) as Instant }),
        usage("egg", { times: 5, lastLoggedAt: (now - 3 * day) as Instant }),
        usage("jam", { times: 1 }),
      ],
      "lunch",
      12,
      now,
    );
    expect(ids(lists.recent)).toEqual(["jam", "tea", "egg"]);
    expect(ids(lists.frequent)).toEqual(["tea", "egg", "jam"]);
    expect(lists.frequent[0]?.lastAmount).toBe(2);
  });

  it("D12 D20 the lists hold what the entries say, no food twice, thirty at most", () => {
    fc.assert(
      fc.property(fc.array(foodEntries, { maxLength: 40 }), fc.integer({ min: 0, max: 23 }), (all, hour) => {
        const usages = diary.usagesOf(all);
        expect(usages.reduce((sum, { times }) => sum + times, 0)).toBe(all.length);
        const lists = diary.suggestionsFor(usages, "snacks", hour, now);
        for (const list of Object.values(lists)) {
          expect(new Set(ids(list))).toEqual(new Set(all.map(({ foodId }) => foodId)));
          expect(ids(list)).toHaveLength(new Set(ids(list)).size);
        }
      }),
    );
    const many = Array.from({ length: 50 }, (_, n) => usage(`food-${n}`, {}));
    expect(diary.suggestionsFor(many, "lunch", 12, now).recent).toHaveLength(30);
  });
});
