import type { Food } from "./food.ts";
import { nutriScore, type NutriScoreCategory, type NutriScoreGrade } from "../nutrition/index.ts";

/** The Nutri-Score table of a food, or all possible tables if its source does not tell, and its share of fruit. */
type Known = {
  readonly category: NutriScoreCategory | readonly NutriScoreCategory[];
  /** Per cent of fruit, vegetables and legumes; absent where nobody tells. */
  readonly fruitPercent?: number;
};

const FOOD: Known = { category: "food" };
const NO_FRUIT = 0;

/** The groups of the data sets of the U.S. Department of Agriculture. A group that mixes several tables is not among them. */
const GROUPS: Readonly<Record<string, Known>> = {
  "Beef Products": { category: "red-meat", fruitPercent: NO_FRUIT },
  "Pork Products": { category: "red-meat", fruitPercent: NO_FRUIT },
  "Lamb, Veal, and Game Products": { category: "red-meat", fruitPercent: NO_FRUIT },
  "Poultry Products": { category: "food", fruitPercent: NO_FRUIT },
  "Finfish and Shellfish Products": { category: "food", fruitPercent: NO_FRUIT },
  "Cereal Grains and Pasta": { category: "food", fruitPercent: NO_FRUIT },
  Cheese: { category: "cheese", fruitPercent: NO_FRUIT },
  "Baked Products": FOOD,
  "Breakfast Cereals": FOOD,
  Snacks: FOOD,
  Sweets: FOOD,
  "Sausages and Luncheon Meats": FOOD,
  "Yeast breads": FOOD,
  "Rolls and buns": FOOD,
  "Cookies and brownies": FOOD,
  "Cakes and pies": FOOD,
  Pizza: FOOD,
  "Soft drinks": { category: "beverage", fruitPercent: NO_FRUIT },
  "Diet soft drinks": { category: "beverage", fruitPercent: NO_FRUIT },
  "Fruit drinks": { category: "beverage" },
  "Plant-based milk": { category: "beverage" },
};

const FAT_OR_FOOD: Known = { category: ["fats", "food"] };

/** The table of fats holds oils, fats, nuts and seeds, no chestnuts, and no sauces; the groups hold these too, and name them. */
const knownByName = (group: string, name: string): Known | undefined => {
  if (group === "Fats and Oils") {
    if (/\b(?:dressing|mayonnaise|sandwich spread)\b/iu.test(name)) return FOOD;
    return /\b(?:oil|fat|lard|butter|shortening|margarine)\b/iu.test(name) ? { category: "fats" } : FAT_OR_FOOD;
  }
  if (group !== "Nut and Seed Products") return undefined;
  if (/chestnut|coconut|flour|meal|paste/iu.test(name)) return FAT_OR_FOOD;
  return /nuts?\b|seeds?\b|almonds\b|cashews\b|pecans\b|pistachios\b/iu.test(name) ? { category: "fats" } : FAT_OR_FOOD;
};

const FRUIT = [0, 41, 61, 81] as const;
const EITHER = [false, true] as const;

/**
 * F30: the Nutri-Score of a food whose table is known, where all that it needs is known; what nobody tells, such as the share of
 * fruit or a sweetener in a drink, must not change it.
 */
export const nutriScoreOf = ({
  category: group,
  description,
  nutrients,
}: Pick<Food, "category" | "description" | "nutrients">): NutriScoreGrade | undefined => {
  const known = Object.hasOwn(GROUPS, group) ? GROUPS[group] : knownByName(group, description);
  if (known === undefined) return undefined;
  const shares = known.fruitPercent === undefined ? FRUIT : [known.fruitPercent];
  const grades = [known.category].flat().flatMap((category) => {
    const sweetened = category === "beverage" ? EITHER : [false];
    return shares.flatMap((fruitPercent) =>
      sweetened.map((hasSweetener) => nutriScore(nutrients, category, { fruitPercent, hasSweetener })),
    );
  });
  const [first] = grades;
  if (first?.ok !== true) return undefined;
  return grades.every((one) => one.ok && one.value.grade === first.value.grade) ? first.value.grade : undefined;
};
