import {
  GRAM,
  OUNCE,
  totalsOf,
  type DiaryEntry,
  type EntryServing,
  type Instant,
  type TimeOfDay,
} from "@morsel/domain/diary";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { NUTRIENT_IDS, sumFacts } from "@morsel/domain/nutrition";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/sample-foods";
import { sampleDay } from "@morsel/adapters/memory/sample-history";
import { GRAM_SERVING } from "@morsel/domain/foods";
import { shownOf } from "@morsel/ui/features/diary/day-figures";
import { mealAt } from "@morsel/ui/features/diary/meal-of-hour";
import { withEntries, withoutEntries, withRestored } from "@morsel/ui/features/diary/optimistic";
import { entryOfHit } from "@morsel/ui/features/diary/entry-of-hit";
import { amountInServing, firstUse, hitOfFood, hitOfUsage, servingsOf } from "@morsel/ui/features/foods/hit";
import { foodIdIn, foodPath } from "@morsel/ui/features/foods/food-path";
import { NUTRIENT_GROUPS } from "@morsel/ui/features/foods/nutrient-names";
import { usagesOf } from "@morsel/domain/diary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const FIRST = "2026-01-01" as CalendarDate;
const dates = fc.integer({ min: 0, max: 364 }).map((days) => addDays(FIRST, days));
const days = dates.map((date) => ({ date, entries: sampleDay(date) }));
const foods = fc.constantFrom(...SAMPLE_FOODS);
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([h, m]) => `${String(h).padStart(2, "0")}:${String(m).padStart(2, "0")}` as TimeOfDay);

const viewOf = (date: CalendarDate, entries: readonly DiaryEntry[]) => ({
  day: { date, entries, note: "", completeness: "partial" as const, version: 1 },
  goal: { energy: 2000 },
  exerciseEnergy: 0,
});
const idsIn = (view: { readonly day: { readonly entries: readonly DiaryEntry[] } }) =>
  view.day.entries.map(({ id }) => id);

describe("what the diary shows before the server answers", () => {
  it("an entry logged twice under one id stands once, and in its place", () =>
    fc.assert(
      fc.property(days, fc.nat(), ({ date, entries }, n) => {
        const again = entries[n % entries.length];
        if (again === undefined) return;
        const next = withEntries(viewOf(date, entries), [{ ...again, version: again.version + 1 }]);
        expect(idsIn(next)).toEqual(entries.map(({ id }) => id));
      }),
    ));

  it("an entry that moves to another day leaves this one", () =>
    fc.assert(
      fc.property(days, ({ date, entries: [first, ...rest] }) => {
        if (first === undefined) return;
        const next = withEntries(viewOf(date, [first, ...rest]), [{ ...first, date: addDays(date, 1) }]);
        expect(idsIn(next)).toEqual(rest.map(({ id }) => id));
      }),
    ));

  it("undoing a deletion gives the same day back", () =>
    fc.assert(
      fc.property(days, fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), ({ date, entries }, chosen) => {
        const view = viewOf(date, entries);
        const gone = [...new Set(chosen.map((n) => n % entries.length))].flatMap((n) => entries[n] ?? []);
        const without = withoutEntries(
          view,
          gone.map(({ id }) => id),
        );
        expect(without.day.entries).toHaveLength(entries.length - gone.length);
        expect(withRestored(without, gone)).toEqual(view);
      }),
    ));

  it("a suggestion shows at once the energy that it promised, and takes nothing else for zero", () =>
    fc.assert(
      fc.property(days, ({ date, entries }) => {
        for (const usage of usagesOf(entries)) {
          const hit = hitOfUsage(usage);
          const entry = entryOfHit(hit, {
            id: "019cdb00-0000-7000-8000-000000000001" as DiaryEntry["id"],
            date,
            meal: "lunch",
            loggedAt: 0 as Instant,
          });
          expect(entry === undefined ? -1 : (totalsOf([entry]).facts.energy ?? -1)).toBeCloseTo(hit.energy ?? -1, 6);
          expect(Object.keys(entry?.per100g ?? {})).toEqual(hit.energy === undefined ? [] : ["energy"]);
        }
      }),
    ));
});

describe("unknown is not zero", () => {
  it("a total is exact only when every part knows it, else a lower bound, else unknown", () =>
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }), { maxLength: 12 }),
        (parts) => {
          const known = parts.filter((part) => part !== undefined);
          const shown = shownOf(sumFacts(parts.map((fat) => (fat === undefined ? {} : { fat }))), "fat");
          const wanted = known.length === parts.length ? "exact" : known.length === 0 ? "unknown" : "atLeast";
          expect(shown.kind).toBe(wanted);
          if (shown.kind !== "unknown") expect(shown.amount).toBe(known.reduce((sum, part) => sum + part, 0));
        },
      ),
    ));

  it("every nutrient stands in exactly one group of the food page", () => {
    const grouped = NUTRIENT_GROUPS.flatMap(([, ids]) => ids);
    expect([...grouped].sort()).toEqual([...NUTRIENT_IDS].sort());
  });
});

describe("what Enter logs", () => {
  it("a food used before is offered as it was used last, unless it lost that serving", () =>
    fc.assert(
      fc.property(days, ({ entries }) => {
        for (const usage of usagesOf(entries)) {
          const food = SAMPLE_FOODS.find(({ id }) => id === usage.foodId);
          if (food === undefined) continue;
          expect(hitOfFood(food, usage)).toMatchObject({
            amount: usage.lastAmount,
            serving: { id: usage.lastServing.id },
          });
          const bare = { ...food, servings: [] };
          if (usage.lastServing.id !== GRAM_SERVING) expect(hitOfFood(bare, usage).serving.id).toBe(GRAM_SERVING);
        }
      }),
    ));

  it("a food never used is offered with its default serving, without servings as 100 g", () =>
    fc.assert(
      fc.property(foods, (food) => {
        const use = firstUse(food);
        expect(servingsOf(food).map(({ id }) => id)).toContain(use.serving.id);
        expect(firstUse({ ...food, servings: [] })).toEqual({ amount: 100, serving: GRAM });
      }),
    ));

  it("every minute of the day has its meal", () =>
    fc.assert(
      fc.property(times, (time) => {
        const hour = Number(time.slice(0, 2));
        const meal = mealAt(time);
        if (hour >= 6 && hour < 10) expect(meal).toBe("breakfast");
        if (hour === 12) expect(meal).toBe("lunch");
        if (hour >= 18 && hour < 20) expect(meal).toBe("dinner");
        if (hour < 4 || hour >= 22) expect(meal).toBe("snacks");
      }),
    ));

  it("changing the serving to grams keeps the weight, to the gram", () =>
    fc.assert(
      fc.property(foods, fc.integer({ min: 1, max: 40 }), (food, quarters) => {
        const amount = quarters / 4;
        for (const serving of food.servings as readonly EntryServing[]) {
          const grams = amountInServing(amount, serving, GRAM);
          expect(Math.abs(grams - amount * serving.grams)).toBeLessThanOrEqual(0.5);
          expect(amountInServing(grams, GRAM, serving)).toBe(1);
        }
      }),
    ));
});

describe("ounces", () => {
  it("changing the serving to ounces keeps the weight, to a quarter of an ounce", () =>
    fc.assert(
      fc.property(fc.integer({ min: 15, max: 2000 }), (grams) => {
        const ounces = amountInServing(grams, GRAM, OUNCE);
        expect(Math.abs(ounces * OUNCE.grams - grams)).toBeLessThanOrEqual(OUNCE.grams / 4 + 1e-9);
      }),
    ));
});

describe("the address of a food", () => {
  it("names the food, for members and visitors alike", () =>
    fc.assert(
      fc.property(foods, fc.boolean(), (food, isMember) => {
        const slug = foodPath(food, isMember).split("/").at(-1) ?? "";
        expect(foodIdIn(slug)).toBe(food.id);
      }),
    ));
});
