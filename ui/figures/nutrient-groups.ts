import type { NutrientId } from "@morsel/domain/nutrition";

/* oxfmt-ignore */
const GROUPS = {
  general: ["energy", "protein", "carbohydrates", "fat", "water", "alcohol"],
  carbohydrates: [
    "fiber", "sugar", "added_sugars", "starch", "polyols", "sucrose", "glucose", "fructose", "lactose", "maltose",
    "galactose",
  ],
  fats: [
    "saturated_fat", "monounsaturated_fat", "polyunsaturated_fat", "trans_fat", "cholesterol", "pufa_18_2",
    "pufa_18_2_n6", "pufa_18_3", "pufa_18_3_n3", "pufa_20_4", "epa", "dpa", "dha",
  ],
  minerals: [
    "calcium", "iron", "magnesium", "phosphorus", "potassium", "sodium", "zinc", "copper", "manganese", "selenium",
    "iodine", "fluoride", "chloride", "chromium", "molybdenum",
  ],
  vitamins: [
    "vitamin_a", "vitamin_a_iu", "retinol", "carotene_beta", "carotene_alpha", "cryptoxanthin_beta", "lycopene",
    "lutein_zeaxanthin", "thiamin", "riboflavin", "niacin", "pantothenic_acid", "vitamin_b6", "biotin", "folate",
    "folate_food", "folic_acid", "folate_dfe", "vitamin_b12", "vitamin_b12_added", "vitamin_c", "vitamin_d",
    "vitamin_e", "vitamin_e_added", "vitamin_k", "choline", "betaine",
  ],
  aminoAcids: [
    "tryptophan", "threonine", "isoleucine", "leucine", "lysine", "methionine", "cystine", "phenylalanine", "tyrosine",
    "valine", "arginine", "histidine", "alanine", "aspartic_acid", "glutamic_acid", "glycine", "proline", "serine",
  ],
  other: ["caffeine", "theobromine", "ash"],
} as const satisfies Record<string, readonly NutrientId[]>;

export type NutrientGroup = keyof typeof GROUPS;

/** All nutrients as a food page groups them, each in exactly one group. */
export const NUTRIENT_GROUPS = Object.entries(GROUPS) as readonly (readonly [NutrientGroup, readonly NutrientId[]])[];
