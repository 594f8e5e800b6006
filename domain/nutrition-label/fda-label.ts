import { factsOfGrams, inBasis, type LabelBasis, type NutrientId, type NutritionFacts } from "../nutrition/index.ts";
import { DAILY_VALUES } from "./daily-values.ts";
import { fdaAmount, fdaPercent } from "./fda-rounding.ts";
import type { LabelAmount } from "./label-amount.ts";

/** One line of the label, from top to bottom as the regulation orders them. */
export type FdaRow = {
  readonly id: NutrientId;
  /** 0 stands at the margin, 1 and 2 are parts of the line above. */
  readonly indent: 0 | 1 | 2;
  readonly amount: LabelAmount;
  /** % Daily Value as printed; absent where there is none or the amount is unknown. */
  readonly percent?: number;
};

export type FdaLabel = {
  readonly serving: { readonly label: string; readonly grams: number };
  readonly calories: LabelAmount;
  readonly rows: readonly FdaRow[];
  /** Vitamin D, calcium, iron and potassium, then what else is known and has a daily value. */
  readonly vitamins: readonly FdaRow[];
};

/** L11, (d)(1)–(9): the order of the 2016 layout; "?" are voluntary and stand only when known. */
const ROWS: readonly (readonly [id: NutrientId, indent: 0 | 1 | 2, voluntary?: "?"])[] = [
  ["fat", 0],
  ["saturated_fat", 1],
  ["trans_fat", 1],
  ["polyunsaturated_fat", 1, "?"],
  ["monounsaturated_fat", 1, "?"],
  ["cholesterol", 0],
  ["sodium", 0],
  ["carbohydrates", 0],
  ["fiber", 1],
  ["sugar", 1],
  ["added_sugars", 2],
  ["polyols", 1, "?"],
  ["protein", 0],
];

const MANDATORY_VITAMINS: readonly NutrientId[] = ["vitamin_d", "calcium", "iron", "potassium"];

/** (c)(7)(i): protein's per cent needs its quality corrected, which food tables do not tell; it may be left out. */
const WITHOUT_PERCENT: ReadonlySet<NutrientId> = new Set<NutrientId>(["protein"]);

/**
 * The Nutrition Facts label of a serving (21 CFR 101.9, 2016) as data. Facts are per 100 g in the food's own basis; US
 * carbohydrate includes fibre (N6). A serving without a weight above zero has a label of unknowns.
 */
export const fdaLabel = (
  per100g: NutritionFacts,
  serving: { readonly label: string; readonly grams: number },
  basis: LabelBasis = "us",
): FdaLabel => {
  const isWeight = Number.isFinite(serving.grams) && serving.grams > 0;
  const facts = isWeight ? factsOfGrams(inBasis(per100g, basis, "us"), serving.grams) : {};
  const row = (id: NutrientId, indent: 0 | 1 | 2): FdaRow => {
    const percent = WITHOUT_PERCENT.has(id) ? undefined : fdaPercent(id, facts[id]);
    return { id, indent, amount: fdaAmount(id, facts[id]), ...(percent === undefined ? {} : { percent }) };
  };
  const listed = new Set<NutrientId>([...ROWS.map(([id]) => id), ...MANDATORY_VITAMINS]);
  const known = (Object.keys(DAILY_VALUES) as NutrientId[]).filter((id) => !listed.has(id) && facts[id] !== undefined);
  return {
    serving: { label: serving.label, grams: serving.grams },
    calories: fdaAmount("energy", facts.energy),
    rows: ROWS.filter(([id, , voluntary]) => voluntary === undefined || facts[id] !== undefined).map(([id, indent]) =>
      row(id, indent),
    ),
    vitamins: [...MANDATORY_VITAMINS, ...known].map((id) => row(id, 0)),
  };
};
