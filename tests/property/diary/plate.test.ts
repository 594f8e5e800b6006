import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { amountOffered, amountTyped } from "@morsel/application/diary/client/amount-input";
import { rowTyped } from "@morsel/application/diary/client/plate-amount";
import { submitRows, withItems, type PlateRow } from "@morsel/application/diary/client/plate";
import { optionOfFood, countableServings, defaultPortion, GRAM, portionEnergy } from "@morsel/domain/diary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const FIGURES = { editable: String, mark: "." as const };
const options = fc.constantFrom(...SAMPLE_FOODS.map((food) => optionOfFood(food)));
const quick = fc.nat(900).map((energy) => ({ description: "Soup", facts: { energy } }));
const items = fc.array(fc.oneof({ weight: 4, arbitrary: options }, quick), { minLength: 1, maxLength: 6 });

/** The row after something was typed over its amount. */
const typed = (row: PlateRow, text: string): PlateRow => {
  const { item } = row;
  if (item.foodId === undefined || item.food === undefined) return row;
  const servings = countableServings(item.food);
  const choice = { food: item.food, servings, usual: [row.offered ?? item, defaultPortion(item.food)] };
  const state = amountTyped(row.input ?? amountOffered(item, FIGURES), text, servings, FIGURES.mark);
  return rowTyped(row, state, choice, FIGURES.mark);
};
const foodRow = (): PlateRow => {
  const [food] = SAMPLE_FOODS;
  const [row] = withItems([], food === undefined ? [] : [optionOfFood(food)]);
  if (row === undefined) throw new Error("no sample food");
  return row;
};

/** Items logged by a member who confirms their input: submitted, and submitted again. */
const twice = (rows: readonly PlateRow[]) => submitRows(submitRows(rows).rows).items;

describe("the rows of a plate", () => {
  it("W70 stand in their order, also where a food comes twice, and keep their keys", () => {
    fc.assert(
      fc.property(items, items, fc.nat(5), (first, second, gone) => {
        const rows = withItems([], first);
        const left = rows.filter((_, i) => i !== gone);
        const all = withItems(left, second);
        expect(all.slice(0, left.length)).toEqual(left);
        expect(all.slice(left.length).map(({ item }) => item)).toEqual(second);
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      }),
    );
  });

  it("W71 are logged as they stand, all of them", () => {
    fc.assert(
      fc.property(items, (given) => {
        const rows = withItems([], given);
        expect(submitRows(rows)).toEqual({ rows, items: given });
      }),
    );
    expect(submitRows([]).items).toBeUndefined();
  });

  it("D38 W71 an amount that is typed is logged with its unit and its energy; one that cannot be read stops all", () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 90 }), (given, grams) => {
        const rows = withItems([], given);
        const next = rows.map((row) => typed(row, `${grams} g`));
        for (const { item } of next)
          if (item.foodId !== undefined && item.food !== undefined) {
            expect([item.amount, item.serving.id]).toEqual([grams, "g"]);
            expect(item.energy).toBe(portionEnergy(item.food.nutrients, { amount: grams, serving: GRAM }));
          }
        const broken = next.map((row, i) => (i === 0 ? typed(row, "1 x 2 y") : row));
        const isFood = given.some((item, i) => i === 0 && "foodId" in item);
        expect(twice(broken) === undefined).toBe(isFood);
        expect(twice(broken.map((row, i) => (i === 0 ? typed(row, "50 g") : row)))).toHaveLength(given.length);
      }),
    );
  });

  it("D39 W71 a doubtful amount is asked about once, and only then is everything logged", () => {
    const rows = [
      ...withItems([], [{ description: "Soup", facts: { energy: 1 } }]),
      typed({ ...foodRow(), key: "9" }, "50 kg"),
    ];
    const first = submitRows(rows);
    expect(first.items).toBeUndefined();
    expect(submitRows(first.rows).items).toHaveLength(2);
    // Another amount is another question.
    const other = first.rows.map((row) => typed(row, "60 kg"));
    expect(submitRows(other).items).toBeUndefined();
  });

  it("D70 W64 a serving that is gone has to be chosen anew, a food that is gone is left out", () => {
    const row = foodRow();
    const lost: PlateRow = { ...row, gone: "serving", isReadable: false };
    expect(submitRows([lost]).items).toBeUndefined();
    if (row.item.foodId === undefined) throw new Error("no food");
    const still = typed({ ...lost, item: { ...row.item, serving: { ...row.item.serving, id: GRAM.id } } }, "70 g");
    expect(submitRows([still]).items).toBeUndefined();
    const chosen = typed(
      { ...lost, item: { ...row.item, serving: { id: "old" as never, label: "old", grams: 3 } } },
      "70 g",
    );
    expect(chosen.gone).toBeUndefined();
    expect(submitRows([chosen]).items).toMatchObject([{ amount: 70, serving: GRAM }]);
    expect(submitRows([{ ...row, gone: "food" }]).items).toBeUndefined();
    expect(submitRows([{ ...row, gone: "food" }, chosen]).items).toHaveLength(1);
  });
});
