import * as diary from "@morsel/domain/diary";
import fc from "fast-check";
import { addDays, isTimeOfDay, type TimeOfDay, type Instant } from "@morsel/domain/calendar";
import type { FoodEntry } from "@morsel/domain/diary";
import type { Food, ServingId } from "@morsel/domain/foods";
import { describe, expect, it } from "vitest";
import { banana, logged, today, uuid } from "../../arbitraries/banana.ts";
import { dateOf, entries } from "../../arbitraries/diary.ts";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

describe("what a day is made of, as it is written", () => {
  it("D14 D23 how complete a day is, over which days an average is, and the day that nobody wrote", () => {
    expect(diary.COMPLETENESS.join(" ")).toBe("untracked partial complete fasted");
    expect(diary.DENOMINATORS.join(" ")).toBe("logged complete calendar");
    expect(diary.emptyDay(today)).toStrictEqual({
      date: today,
      entries: [],
      note: "",
      completeness: "untracked",
      version: 0,
    });
    expect(diary.DEFAULT_DIARY_SETTINGS).toMatchObject({ dayBeginsAt: 0, version: 0 });
  });

  it("D2 the gram and the ounce as an entry keeps them", () => {
    expect([diary.GRAM, diary.OUNCE]).toEqual([
      { id: "g", label: "g", grams: 1 },
      { id: "oz", label: "oz", grams: 28.349523125 },
    ]);
  });

  it("D36 the meal of each hour", () => {
    const hours = Array.from({ length: 24 }, (_, hour) =>
      diary.mealAt(`${String(hour).padStart(2, "0")}:59` as TimeOfDay).slice(0, 1),
    );
    expect(hours.join("")).toBe("ssssbbbbbbblllsssddddsss");
  });

  it("D20 a time of day is the whole text", () => {
    expect(["00:00", "23:59", "24:00", "7:30", "x07:30", "07:30x", "07:60", 7].map(isTimeOfDay)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it("D35 entries stand as they were logged, those of one instant by id", () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 8 }), fc.boolean(), (given, atOnce) => {
        const all = given.map((entry) => (atOnce ? { ...entry, loggedAt: 7 as Instant } : entry));
        const sorted = all.toSorted(diary.byLoggedAt);
        for (const [i, entry] of sorted.entries()) {
          const before = sorted[i - 1];
          if (before === undefined) continue;
          expect(before.loggedAt).toBeLessThanOrEqual(entry.loggedAt);
          if (before.loggedAt === entry.loggedAt) expect(before.id <= entry.id).toBe(true);
        }
        for (const entry of all) expect(diary.byLoggedAt(entry, entry)).toBe(0);
        const day = { ...diary.emptyDay(today), entries: all };
        for (const meal of diary.SLOT_IDS)
          expect(diary.entriesOfMeal(day, meal)).toEqual(all.filter((entry) => entry.meal === meal));
        expect(diary.foodEntries(all)).toEqual(all.filter(({ foodId }) => foodId !== undefined));
      }),
    );
  });

  it("D10 weights of 20 to 700 kg, and a fast", () => {
    const weight = (weightKg: number, intake: number, expenditure: number) =>
      diary.fiveWeekWeight({ weightKg, intake, expenditure });
    expect([weight(20, 2000, 2000), weight(19.9, 9000, 2000)]).toEqual([20, undefined]);
    expect([weight(20, 1999, 2000), weight(700, 2000, 2000), weight(700, 2001, 2000)]).toEqual([
      undefined,
      700,
      undefined,
    ]);
    expect(weight(80, 0, 2000)).toBeCloseTo(80 - 70_000 / 7716.179176, 6);
    expect([weight(80, 0.5, 0.5), weight(80, 0, 0), weight(80, -0.5, 1)]).toEqual([80, undefined, undefined]);
  });

  it("D13 the first of the four that is missing is named, and a name is kept only where one is given", () => {
    expect(errorOf(diary.checkSlots([{ id: "snacks" }]))).toEqual({ _tag: "SlotMissing", id: "breakfast" });
    const slots = [{ id: "breakfast", name: " Früh " }, { id: "lunch" }, { id: "dinner" }, { id: "snacks" }] as const;
    expect(valueOf(diary.checkSlots(slots))).toStrictEqual([
      { id: "breakfast", name: "Früh" },
      { id: "lunch" },
      { id: "dinner" },
      { id: "snacks" },
    ]);
    expect(errorOf(diary.checkSlots([{ id: "lunch", name: " " }]))).toEqual({
      _tag: "SlotNameRefused",
      id: "lunch",
      min: 1,
      max: 30,
    });
  });

  it("D28 all is from the first day that was logged, or the last where that is later; months begin with their first day", () => {
    const last = dateOf("2026-03-05");
    expect(diary.rangeStart("all", last, dateOf("2026-02-27"))).toBe("2026-02-27");
    expect(diary.rangeStart("all", last, dateOf("2026-04-01"))).toBe(last);
    expect(diary.rangeStart(7, last, last)).toBe("2026-02-27");
    expect(diary.reportPeriods(dateOf("2026-02-27"), dateOf("2026-03-02"), "monthly", 0)).toEqual([
      { from: "2026-02-27", to: "2026-02-28" },
      { from: "2026-03-01", to: "2026-03-02" },
    ]);
  });

  it("D25 a meal without a food, or of too many, is refused with how many there may be", () => {
    expect(errorOf(diary.savedMealOf("x", []))).toEqual({ _tag: "MealItemsRefused", min: 1, max: 100 });
    expect(errorOf(diary.savedMealOf("", [logged]))).toEqual({ _tag: "MealNameRefused", min: 1, max: 60 });
  });

  it("D27 D60 the first figure that is none is named, and a time only kept where one was written", () => {
    const placed = { id: uuid(1), date: today, meal: "lunch", loggedAt: 5 as Instant } as const;
    const made = valueOf(diary.quickAdd(" Soup ", { energy: 99_999 }, placed));
    expect(made).toStrictEqual({ ...placed, description: "Soup", facts: { energy: 99_999 }, version: 1 });
    expect(errorOf(diary.quickAdd("", { energy: 1 }, placed))).toEqual({
      _tag: "QuickAddNameRefused",
      min: 1,
      max: 100,
    });
    expect(errorOf(diary.quickAdd("x", { energy: 1, fat: -1, iron: 100_000 }, placed))).toEqual({
      _tag: "QuickAddFigureRefused",
      nutrient: "fat",
      max: 99_999,
    });
    for (const [entry, edit, field] of [
      [made, { amount: 1, serving: "g" as ServingId }, "amount"],
      [logged, { description: "x", facts: { energy: 1 } }, "description"],
    ] as const)
      expect(errorOf(diary.changeEntry(entry, undefined, edit))).toEqual({ _tag: "EditMisplaced", field });
  });

  it("D64 nothing but noughts is none, and 60 characters are the most", () => {
    expect(["0", "000", "0.", "0,00", "0.0.0", "0x", ".0"].map((text) => diary.readFigure(text, "."))).toMatchObject([
      { ok: true, value: 0 },
      { ok: true, value: 0 },
      { ok: true, value: 0 },
      { ok: true, value: 0 },
      { ok: false },
      { ok: false },
      { ok: false },
    ]);
    expect(diary.readFigure(`${" ".repeat(60)}`)).toEqual({ ok: true, value: undefined });
  });

  it("D65 the energy is doubted where both labels doubt it", () => {
    const fibre = { carbohydrates: 50, fat: 0, protein: 0, fiber: 40 };
    // 50 g that hold 40 of fibre are 120 kcal; beside 40 of fibre they are 280.
    expect(diary.energyDoubt({ ...fibre, energy: 120 })).toBeUndefined();
    expect(diary.energyDoubt({ ...fibre, energy: 280 })).toBeUndefined();
    expect(diary.energyDoubt({ ...fibre, energy: 200 })).toMatchObject({
      _tag: "EnergyDiffersFromParts",
      ofParts: 280,
    });
    expect(diary.energyDoubt({ carbohydrates: 50, fat: 0, protein: 0, energy: 1000, saturated_fat: 1 })).toBeDefined();
  });
});

describe("entries that follow from others, as it is written", () => {
  it("D8 a copy's id follows from copy, source and day, today and after any update", () => {
    const ids = [1, 2].flatMap((n) =>
      valueOf(
        diary.copyEntries(
          [{ ...logged, id: uuid(n) }],
          uuid(7),
          { dates: [today, addDays(today, 1)] },
          9 as Instant,
          today,
        ),
      ).map(({ id }) => id),
    );
    expect(ids).toEqual([
      "6e409f3d-82be-851b-8512-5379590fe35f",
      "db27c5dc-8f40-80a1-9929-b7ca5dd84580",
      "675319d8-33e4-8702-8054-0984ed466db8",
      "c0527f6b-6728-8db0-b99f-f0a303d7b548",
    ]);
    expect(ids.every(diary.isEntryId)).toBe(true);
  });

  it("D7 D8 a copy's id is named as far as it goes, and what it made is no source of it", () => {
    const copy = (from: readonly FoodEntry[], id: string) =>
      diary.copyEntries(from, id, { dates: [today] }, 9 as Instant, today);
    expect(errorOf(copy([logged], "x".repeat(50)))).toEqual({ _tag: "CopyIdRefused", given: "x".repeat(40) });
    const [made] = valueOf(copy([logged], uuid(7)));
    if (made === undefined || made.foodId === undefined) throw new Error("nothing was copied");
    expect(errorOf(copy([], uuid(7)))).toEqual({ _tag: "NothingToCopy" });
    expect(valueOf(copy([logged, made], uuid(7)))).toHaveLength(1);
  });

  it("D4 D5 what a food has not, and a time that nobody wrote, an entry has not", () => {
    expect(Object.keys(logged).filter((key) => key === "brand" || key === "time")).toEqual([]);
    expect(valueOf(diary.changeEntry(logged, undefined, {}))).toStrictEqual({ ...logged, version: 2 });
  });

  it("D16 an edit of a food changes what it changes, be it a brand that came or went, and nothing in another order", () => {
    const edited = (food: Food, entry: FoodEntry = logged) =>
      diary.entriesAfterFoodEdit([entry], food, { kind: "past-too" });
    expect(edited(banana)).toEqual([]);
    const turned = Object.fromEntries(Object.entries(logged).toReversed()) as unknown as FoodEntry;
    const many = { protein: 1, fat: 2, energy: 89, water: 3 };
    const shuffled = { water: 3, energy: 89, fat: 2, protein: 1 };
    expect(edited({ ...banana, nutrients: many }, { ...turned, per100g: shuffled })).toEqual([]);
    const branded = edited({ ...banana, brand: "Acme" })[0];
    expect(branded).toStrictEqual({ ...logged, brand: "Acme", version: 2 });
    expect(edited(banana, { ...logged, brand: "Acme" })).toStrictEqual([{ ...logged, version: 2 }]);
    const peeled = { ...banana, description: "Banana, peeled" };
    const later = { ...logged, id: uuid(2), date: addDays(today, 1) };
    const reached = (reach: diary.EditReach) =>
      diary.entriesAfterFoodEdit([logged, later], peeled, reach).map(({ id }) => id);
    expect(reached({ kind: "entry", id: uuid(1) })).toEqual([uuid(1)]);
    expect(reached({ kind: "entry", id: uuid(2) })).toEqual([uuid(2)]);
    expect(reached({ kind: "from", date: addDays(today, 1) })).toEqual([uuid(2)]);
    expect(reached({ kind: "past-too" })).toEqual([uuid(1), uuid(2)]);
  });

  it("D3 an amount weighs to the microgram; nothing of a food is no amount", () => {
    expect(diary.gramsOf(0.0000016, diary.GRAM)).toEqual({ ok: true, value: 0.000002 });
    expect([0, 0.0000004].map((amount) => diary.gramsOf(amount, diary.GRAM).ok)).toEqual([false, false]);
  });

  it("D30 F15 who never ate a food is offered one of its serving, or 100 g; D31 less than a gram is weighed to the hundredth", () => {
    expect(diary.defaultPortion(banana)).toEqual({ amount: 1, serving: banana.servings[0] });
    expect(diary.defaultPortion({ ...banana, servings: [] })).toEqual({ amount: 100, serving: diary.GRAM });
    const tenth = { id: "x" as ServingId, label: "1 x", grams: 0.126 };
    expect([1, 7.9, 8].map((amount) => diary.amountInServing(amount, tenth, diary.GRAM))).toEqual([0.13, 1, 1]);
    expect(diary.portionEnergy({ energy: 89 }, { amount: 0, serving: diary.GRAM })).toBeUndefined();
  });
});
