import { inBasis, type LabelBasis, type NutrientId, type NutritionFacts } from "../nutrition/index.ts";
import { DAILY_VALUES } from "./daily-values.ts";
import { amountRuleOf, fdaAmount, isVitaminOrMineral, percentRuleOf } from "./fda-rounding.ts";
import { isDeclared, UNKNOWN, type LabelAmount } from "./label-amount.ts";

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

/** A line with all that its nutrient's name decides, looked up once for all labels. */
const line = (id: NutrientId, indent: 0 | 1 | 2 = 0, voluntary?: "?") => ({
  id,
  indent,
  isVoluntary: voluntary !== undefined,
  amountRule: amountRuleOf(id),
  // (c)(7)(i): protein's per cent needs its quality corrected, which food tables do not tell; it may be left out.
  percentRule: id === "protein" ? undefined : percentRuleOf(id),
});
type Line = ReturnType<typeof line>;

/** L11, (d)(1)–(9): the order of the 2016 layout; "?" are voluntary and stand only when known. */
const ROWS: readonly Line[] = [
  line("fat"),
  line("saturated_fat", 1),
  line("trans_fat", 1),
  line("polyunsaturated_fat", 1, "?"),
  line("monounsaturated_fat", 1, "?"),
  line("cholesterol"),
  line("sodium"),
  line("carbohydrates"),
  line("fiber", 1),
  line("sugar", 1),
  line("added_sugars", 2),
  line("polyols", 1, "?"),
  line("protein"),
];

const MANDATORY_VITAMINS: readonly NutrientId[] = ["vitamin_d", "calcium", "iron", "potassium"];
const VITAMINS: readonly Line[] = [
  ...MANDATORY_VITAMINS.map((id) => line(id)),
  ...(Object.keys(DAILY_VALUES) as NutrientId[])
    .filter((id) => isVitaminOrMineral(id) && !MANDATORY_VITAMINS.includes(id))
    .map((id) => line(id, 0, "?")),
];

/**
 * The Nutrition Facts label of a serving (21 CFR 101.9, 2016) as data. Facts are per 100 g in the food's own basis; US
 * carbohydrate includes fibre (N6). A serving without a weight above zero has a label of unknowns.
 */
export const fdaLabel = (
  per100g: NutritionFacts,
  serving: { readonly label: string; readonly grams: number },
  basis: LabelBasis,
): FdaLabel => {
  const isWeight = Number.isFinite(serving.grams) && serving.grams > 0;
  const facts = isWeight ? inBasis(per100g, basis, "us") : {};
  const share = serving.grams / 100;
  // Only what stands on the label is multiplied: a food may know three times as many nutrients.
  const rowsOf = (lines: readonly Line[]): readonly FdaRow[] => {
    const rows: FdaRow[] = [];
    for (const { id, indent, isVoluntary, amountRule, percentRule } of lines) {
      const per100 = facts[id];
      if (isVoluntary && per100 === undefined) continue;
      const served = per100 === undefined ? undefined : per100 * share;
      if (!isDeclared(served)) rows.push({ id, indent, amount: UNKNOWN });
      else {
        const amount = amountRule(served);
        rows.push(
          percentRule === undefined ? { id, indent, amount } : { id, indent, amount, percent: percentRule(served) },
        );
      }
    }
    return rows;
  };
  return {
    serving: { label: serving.label, grams: serving.grams },
    calories: fdaAmount("energy", facts.energy === undefined ? undefined : facts.energy * share),
    rows: rowsOf(ROWS),
    vitamins: rowsOf(VITAMINS),
  };
};
