import type { Food, FoodId, FoodVariant } from "../../foods/index.ts";
import { millilitresOfUnit } from "../../units/index.ts";
import type { IngredientLine } from "./ingredient-line.ts";
import { foldWord } from "./kitchen-words.ts";

const MOST_SIBLINGS = 5;

/** Words of a line for the state of a food, folded, in five languages. */
const SAYS = {
  cooked:
    /\b(?:(?:pre)?cooked(?! (?:according|until|per|al|and (?:drained|cooled)))|boiled|baked|roasted|fried|grilled|steamed|leftover|(?:vor)?gekocht\w*|gegart\w*|gebraten\w*|gerostet\w*|cuite?s?|grillee?s?|cocid[oa]s?|asad[oa]s?|cott[oaie]|precott[oaie]|lessat[oaie]|bollit[oaie]|arrostit[oaie]|grigliat[oaie])\b/u,
  canned:
    /\b(?:canned|tinned|cans?|tins?|jars?|dosen?|konserven?|boites?|conserve|bocal|bocaux|latas?|botes?|enlatad[oa]s?|en conserva|scatol[ae]|scatolett[ae]|barattol[oi])\b/u,
  dried: /\b(?:dried|getrocknet\w*|sechee?s?|seche?s?|sec[oa]s?|secc(?:o|a|hi|he)|essiccat[oaie]|deshydratee?s?)\b/u,
  smoked: /\b(?:smoked|gerauchert\w*|raucher\w+|fumee?s?|ahumad[oa]s?|affumicat[oaie])\b/u,
  fresh: /\b(?:fresh|frisch\w*|fraiche?s?|fresc(?:o|a|os|as|hi|he)|wurfel|cubetto|cubetti|panetto)\b/u,
} as const;

type Said = keyof typeof SAYS;

const STATES: { readonly [State in Said | "raw"]?: RegExp } = {
  raw: /^(?:raw|dry|unbaked|uncooked)\b/u,
  canned: /^canned(?!.*(?:cooked|sweet|cream|syrup))/u,
  dried: /^(?:dried|dry)\b/u,
  smoked: /^smoked/u,
};
const COOKED =
  /^(?:cooked|boiled|baked|roasted|fried|grilled|steamed|stewed|simmered|braised|broiled|sauteed|pan-browned|prepared)/u;

/** Foods whose other state the catalogue holds as a food of its own. */
const APART: readonly { readonly id: string; readonly state: Said | "raw" | "stalk"; readonly instead: string }[] = [
  { id: "sr28-10862", state: "raw", instead: "sr28-10123" },
  { id: "sr28-18375", state: "fresh", instead: "sr28-18374" },
  { id: "sr28-11141", state: "stalk", instead: "sr28-11143" },
  { id: "sr28-11529", state: "canned", instead: "sr28-11531" },
];

/** True if a state is one in which a food is eaten, and was raw before. */
export const isCooked = (label: string): boolean => COOKED.test(label);

const variantIn = (variants: readonly FoodVariant[], state: Said | "raw"): FoodVariant | undefined => {
  const wanted = STATES[state];
  if (wanted === undefined) return undefined;
  const found = variants.filter(({ label }) => wanted.test(label));
  return found.find(({ label }) => label.includes("drained")) ?? found[0];
};

/**
 * W185: the state of a thing that a line means, where it is another one than was found: rice, pasta, beans and meat go raw into
 * the pot unless the line says what was done to them before.
 */
export const stateOfLine = (line: IngredientLine, food: Pick<Food, "id" | "variants">): FoodId | undefined => {
  const text = line.original
    .split(/[^\p{L}\p{M}]+/u)
    .map(foldWord)
    .join(" ");
  const { id, variants = [] } = food;
  const own = variants.find((one) => one.id === id)?.label ?? "";
  const said = (["canned", "smoked", "dried", "fresh"] as const).filter(
    (state) => SAYS[state].test(text) || (state === "canned" && line.unit === "can"),
  );
  if (line.unit === "stalk") {
    const inStalks = APART.find((one) => one.id === id && one.state === "stalk")?.instead as FoodId | undefined;
    if (inStalks !== undefined) return inStalks;
  }
  for (const state of said) {
    const apart = APART.find((one) => one.id === id && one.state === state)?.instead as FoodId | undefined;
    const other = apart ?? (STATES[state]?.test(own) === true ? undefined : variantIn(variants, state)?.id);
    if (other !== undefined) return other;
  }
  if (said.some((state) => state !== "fresh") || SAYS.cooked.test(text)) return undefined;
  const raw = APART.find((one) => one.id === id && one.state === "raw")?.instead as FoodId | undefined;
  return raw ?? (isCooked(own) ? variantIn(variants, "raw")?.id : undefined);
};

/** W185: foods that a cup of this one weighs as much as: its other states, cooked as it is or not; none where a line counts pieces. */
export const siblingsToWeigh = (
  { unit, amount }: Pick<IngredientLine, "unit" | "amount">,
  { id, variants = [] }: Pick<Food, "id" | "variants">,
): readonly FoodId[] => {
  if (amount === undefined || unit === undefined || millilitresOfUnit(unit) === undefined) return [];
  const own = variants.find((one) => one.id === id)?.label ?? "";
  return variants
    .filter((one) => one.id !== id && isCooked(one.label) === isCooked(own))
    .map((one) => one.id)
    .slice(0, MOST_SIBLINGS);
};
