import fc from "fast-check";
import {
  draftOfOwn,
  emptyForm,
  figureText,
  formOfDraft,
  readFoodForm,
  withFigure,
  withPer,
  withServings,
  type FoodForm,
} from "@morsel/application/own-foods/client/food-form";
import { invertOwnFood, projectOwnFoods } from "@morsel/application/own-foods/client/own-food-command";
import { draftOfFood } from "@morsel/application/own-foods/read-own-food";
import { checkOwnFood, foodOfOwn, type FoodId, type OwnFoodDraft, type StoredOwnFood } from "@morsel/domain/foods";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { Instant } from "@morsel/domain/calendar";
import { describe, expect, it } from "vitest";
import { facts } from "../../arbitraries/diary.ts";
import { valueOf } from "../../arbitraries/numbers.ts";

const written = (value: number) => String(Math.round(value * 1000) / 1000);
const read = (form: FoodForm) => readFoodForm(form, ".");
const named = (change: Partial<FoodForm> = {}): FoodForm => ({
  ...emptyForm("eu", "kcal"),
  description: "x",
  ...change,
});

/** As people type them. */
const thousandths = (min: number, max: number) => fc.integer({ min, max }).map((n) => n / 1000);

const drafts: fc.Arbitrary<OwnFoodDraft> = fc
  .record({ facts, gramsPerMl: thousandths(10, 3000), amount: thousandths(1000, 3_000_000) })
  .chain(({ facts: given, gramsPerMl, amount }) =>
    fc.constantFrom<OwnFoodDraft>(
      { description: "x", basis: "eu", facts: given, per: "100g", servings: [] },
      { description: "x", basis: "us", facts: given, per: "100ml", gramsPerMl, servings: [] },
      {
        description: "x",
        basis: "us",
        facts: given,
        per: "serving",
        gramsPerMl,
        servings: [{ label: "1 can", amount, unit: "ml" }],
      },
    ),
  );

describe("a food as it is typed", () => {
  it("W160 what nobody touched is saved exactly as it was, whatever is shown of it", () => {
    fc.assert(
      fc.property(drafts, fc.constantFrom("kcal", "kJ"), (draft, unit) => {
        const again = read(formOfDraft(draft, unit, (value) => String(value)));
        expect(again.draft).toEqual(draft);
        const toggled = { ...formOfDraft(draft, unit, written), saltAs: "salt" as const };
        expect(read(toggled).draft.facts).toEqual(draft.facts);
      }),
    );
  });

  it("F25 N1 an empty figure is unknown and a zero is none; kilojoules and salt are read as what they are", () => {
    const form = withFigure(withFigure(named({ energyUnit: "kJ" }), "energy", "1841"), "sodium", "1.2");
    expect(read(form).draft.facts).toEqual({
      energy: expect.closeTo(440, 1),
      sodium: expect.closeTo(480, 9),
    });
    expect(read(withFigure({ ...form, saltAs: "sodium", texts: {} }, "sodium", "480")).draft.facts.sodium).toBe(480);
    expect(read(withFigure(withFigure(form, "fat", " "), "sugar", "0")).draft.facts).toMatchObject({ sugar: 0 });
    expect("fat" in read(withFigure(form, "fat", " ")).draft.facts).toBe(false);
    const known = named({ given: { fat: 5 } });
    expect(read(withFigure(known, "fat", "")).draft.facts).toEqual({});
    expect(figureText({ ...named({ given: { energy: 100 } }), energyUnit: "kJ" }, "energy", written)).toBe("418.4");
  });

  it("W160 what cannot be read is said where it stands, and nothing is saved", () => {
    const form = withFigure(named(), "fat", "1,2,3x");
    expect(read(form)).toMatchObject({ isReady: false, problems: { figures: { fat: { _tag: "AmountUnreadable" } } } });
    const rows = withServings(named(), [
      { label: "1 bar", amount: "", unit: "g" },
      { label: "", amount: "", unit: "g" },
      { label: "1 box", amount: "x", unit: "g" },
    ]);
    expect([...read(rows).problems.servings.keys()]).toEqual([0, 2]);
    expect(read(rows).problems.servings.get(0)).toBe("missing");
    expect(read(named({ description: "" }))).toMatchObject({ problems: { refused: { field: "description" } } });
    expect(read(named({ density: "x", per: "100ml" })).problems.density).toBeDefined();
    expect(read(named()).isReady).toBe(true);
  });

  it("F25 figures of a serving ask for one, millilitres for a density, which is water's until another is typed", () => {
    const serving = withPer(named(), "serving");
    expect(serving.servings).toHaveLength(1);
    expect(read(serving)).toMatchObject({ isReady: false });
    expect(withPer(named(), "100ml").density).toBe("1");
    expect(withPer(named({ density: "0.92" }), "100ml").density).toBe("0.92");
    expect(withServings(named(), [{ label: "1 can", amount: "330", unit: "ml" }]).density).toBe("1");
    expect(withServings(named(), [{ label: "1 can", amount: "330", unit: "g" }]).density).toBe("");
  });

  it("F28 a food of the catalogue can be one's own, with the ids of its servings", () => {
    for (const food of SAMPLE_FOODS) {
      const made = valueOf(checkOwnFood(draftOfFood(food)));
      expect(made.nutrients).toEqual(food.nutrients);
      expect(made.servings).toEqual(food.servings.slice(0, 20));
    }
    const draft: OwnFoodDraft = {
      ...draftOfFood(SAMPLE_FOODS[0] as never),
      servings: [{ label: "1 cup", amount: 5, unit: "g" }],
    };
    const food = foodOfOwn("a-food" as FoodId, valueOf(checkOwnFood(draft)), undefined);
    const own: StoredOwnFood = { food, draft, version: 1, changedAt: 0 as Instant, isDeleted: false };
    expect(draftOfOwn(own).servings).toEqual([{ id: "1-cup", label: "1 cup", amount: 5, unit: "g" }]);
  });
});

describe("a list of own foods after a command", () => {
  const own = (id: string): StoredOwnFood => {
    const draft: OwnFoodDraft = { description: id, basis: "eu", facts: {}, per: "100g", servings: [] };
    const food = foodOfOwn(id as FoodId, valueOf(checkOwnFood(draft)), undefined);
    return { food, draft, version: 1, changedAt: 0 as Instant, isDeleted: false };
  };

  it("W162 what is deleted is gone, undone it is back, and twice is once", () => {
    const all = ["a1", "b2", "c3", "d4"].map(own);
    fc.assert(
      fc.property(fc.subarray(all), (foods) => {
        const gone = { kind: "delete", id: "x", foods } as const;
        const left = projectOwnFoods(all, gone);
        expect(left).toEqual(all.filter((one) => !foods.includes(one)));
        expect(projectOwnFoods(left, gone)).toEqual(left);
        const back = invertOwnFood(gone, () => "y");
        const again = projectOwnFoods(left, back);
        expect(new Set(again)).toEqual(new Set(all));
        expect(projectOwnFoods(again, back)).toEqual(again);
        expect(invertOwnFood(back, () => "x")).toEqual(gone);
      }),
    );
  });
});
