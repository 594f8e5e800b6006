import { addDays, daysBetween, weekday, type TimeOfDay } from "@morsel/domain/calendar";
import * as diary from "@morsel/domain/diary";
import type { EntryId } from "@morsel/domain/diary";
import type { Food, FoodId, ServingId } from "@morsel/domain/foods";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf, dates, facts, foodEntries, instants, quickEntries } from "../../arbitraries/diary.ts";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

const foods = new Map<FoodId, Food>(SAMPLE_FOODS.map((food) => [food.id, food]));
const g = "g" as ServingId;
const requests = fc.record({
  id: fc.uuid({ version: 7 }).map((id) => id as EntryId),
  date: dates,
  meal: fc.constantFrom(...diary.SLOT_IDS),
  loggedAt: instants,
});
describe("a quick add", () => {
  it("D27 contains just what was typed, and needs a name and energy", () => {
    fc.assert(
      fc.property(facts, requests, (given, request) => {
        const made = diary.quickAdd(" Canteen ", { ...given, energy: 420 }, request);
        const entry = valueOf(made);
        expect(diary.entryFacts(entry)).toEqual({ ...given, energy: 420 });
        expect(entry).toMatchObject({ ...request, description: "Canteen", version: 1 });
        expect(diary.isQuickEntry(entry)).toBe(true);
        const { energy: _, ...without } = given;
        expect(errorOf(diary.quickAdd("x", without, request))).toEqual({
          _tag: "QuickAddFactsRefused",
          needed: "energy",
        });
      }),
    );
    const request = { id: "x" as EntryId, date: dateOf("2026-03-01"), meal: "extra1", loggedAt: 0 as never } as const;
    for (const name of ["", " ", "x".repeat(101)])
      expect(errorOf(diary.quickAdd(name, { energy: 1 }, request))._tag).toBe("QuickAddNameRefused");
    for (const energy of [-1, Number.NaN, Infinity])
      expect(errorOf(diary.quickAdd("x", { energy }, request))._tag).toBe("QuickAddFactsRefused");
    for (const fat of [-1, Number.NaN, Infinity, diary.QUICK_ADD_FIGURE_MAX + 1])
      expect(errorOf(diary.quickAdd("x", { energy: 1, fat }, request))).toEqual({
        _tag: "QuickAddFigureRefused",
        nutrient: "fat",
        max: 99_999,
      });
    expect(valueOf(diary.quickAdd("x", { energy: 1 }, { ...request, time: "07:30" as TimeOfDay })).time).toBe("07:30");
  });

  it("D60 gets another name or other figures, under the same rules, and has no amount to change", () => {
    fc.assert(
      fc.property(quickEntries, facts, dates, (entry, given, date) => {
        const facts = { ...given, energy: 99 };
        const changed = valueOf(
          diary.changeEntry(entry, undefined, { description: " Stew ", facts, date, time: null }),
        );
        const { time: _, ...rest } = entry;
        expect(changed).toEqual({ ...rest, description: "Stew", facts, date, version: entry.version + 1 });
        const of = (edit: diary.EntryEdit) => errorOf(diary.changeEntry(entry, undefined, edit));
        expect(of({ amount: 2 })).toEqual({ _tag: "EditMisplaced", field: "amount" });
        expect(of({ serving: g })).toEqual({ _tag: "EditMisplaced", field: "serving" });
        expect(of({ description: " " })._tag).toBe("QuickAddNameRefused");
        expect(of({ description: "x", facts: {} })._tag).toBe("QuickAddFactsRefused");
      }),
    );
  });

  it("D60 an entry of a food has no figures of its own to change", () => {
    fc.assert(
      fc.property(foodEntries, facts, (entry, facts) => {
        const of = (edit: diary.EntryEdit) => errorOf(diary.changeEntry(entry, undefined, edit));
        expect(of({ facts })).toEqual({ _tag: "EditMisplaced", field: "facts" });
        expect(of({ description: "x" })).toEqual({ _tag: "EditMisplaced", field: "description" });
      }),
    );
  });

  it("D8 D27 is copied with its figures, and D16 no edit of a food reaches it", () => {
    fc.assert(
      fc.property(quickEntries, dates, (entry, date) => {
        const [copy] = valueOf(diary.copyEntries([entry], entry.id, { dates: [date] }, entry.loggedAt, date));
        expect(copy === undefined ? undefined : diary.entryFacts(copy)).toEqual(entry.facts);
        const [food] = foods.values();
        if (food !== undefined) expect(diary.entriesAfterFoodEdit([entry], food, { kind: "past-too" })).toEqual([]);
        expect(diary.entryEnergy(entry)).toBe(entry.facts.energy);
      }),
    );
  });
});

describe("the days of a report", () => {
  it("D28 7, 30, 90 or 365 days with the last, or all since the first", () => {
    expect(diary.REPORT_RANGES).toEqual([7, 30, 90, 365]);
    expect(diary.REPORT_STEPS).toEqual(["daily", "weekly", "monthly"]);
    fc.assert(
      fc.property(dates, dates, fc.constantFrom(...diary.REPORT_RANGES), (last, first, range) => {
        expect(daysBetween(diary.rangeStart(range, last, first), last) + 1).toBe(range);
        expect(diary.rangeStart("all", last, first)).toBe(first < last ? first : last);
      }),
    );
  });

  it("D28 periods hold every day once, weeks begin on Monday and months on the first", () => {
    const lengths = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(dates, lengths, fc.constantFrom(...diary.REPORT_STEPS), (from, length, step) => {
        const to = addDays(from, length);
        const periods = diary.reportPeriods(from, to, step, 0);
        expect([periods[0]?.from, periods.at(-1)?.to]).toEqual([from, to]);
        for (const [i, period] of periods.entries()) {
          const next = periods[i + 1];
          if (next === undefined) continue;
          expect(next.from).toBe(addDays(period.to, 1));
          if (step === "weekly") expect(weekday(next.from)).toBe(0);
          if (step === "monthly") expect(next.from.slice(8)).toBe("01");
          if (i > 0 && step === "weekly") expect(daysBetween(period.from, period.to)).toBe(6);
        }
        if (step === "daily") expect(periods).toHaveLength(length + 1);
      }),
    );
    expect(diary.reportPeriods(dateOf("2026-03-02"), dateOf("2026-03-01"), "daily", 0)).toEqual([]);
  });

  it("D64 nothing typed is unknown, a zero is none, and the rest is read as amounts are", () => {
    for (const text of ["", "  "]) expect(valueOf(diary.readFigure(text))).toBeUndefined();
    for (const text of ["0", "0.0", "0,00", " 00 ", "0.", "０", "０．０", "\u30000,0"])
      expect(valueOf(diary.readFigure(text))).toBe(0);
    for (const [text, amount] of [
      ["1/2", 0.5],
      ["120+35", 155],
      ["1,5", 1.5],
      ["850-320", 530],
    ] as const)
      expect(valueOf(diary.readFigure(text))).toBe(amount);
    expect(errorOf(diary.readFigure("much"))._tag).toBe("AmountUnreadable");
  });

  it("D65 energy is doubted where it contradicts its parts on either label, and only there", () => {
    const parts = { carbohydrates: 50, fat: 10, protein: 20 };
    expect(diary.energyDoubt({ ...parts, energy: 370 })).toBeUndefined();
    expect(diary.energyDoubt({ ...parts, energy: 700 })).toMatchObject({
      _tag: "EnergyDiffersFromParts",
      ofParts: 370,
    });
    expect(diary.energyDoubt({ ...parts, energy: 1548 })).toMatchObject({ _tag: "KilojoulesAsKcal" });
    expect(diary.energyDoubt({ energy: 700 })).toBeUndefined();
    expect(diary.energyDoubt({ energy: 700, fat: 1 })).toBeUndefined();
    // 90 g of carbohydrate, 40 of them fibre or 40 of fibre beside: 280 kcal or 440.
    for (const energy of [285, 435])
      expect(diary.energyDoubt({ carbohydrates: 90, fiber: 40, fat: 0, protein: 0, energy })).toBeUndefined();
  });
});
