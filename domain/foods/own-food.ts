import {
  isNutritionFacts,
  storedFacts,
  qualityFlags,
  scaleFacts,
  type NutritionFacts,
  type QualityFlag,
} from "../nutrition/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { plainLine } from "../text/index.ts";
import { readGtin } from "./barcode.ts";
import { GRAM_SERVING, isServingId, OUNCE_SERVING, type Food, type Serving, type ServingId } from "./food.ts";
import { servingIdOf } from "./servings/serving-id.ts";
import { isDensity, LABEL_VOLUME } from "./servings/volume-servings.ts";

/** Reference of a label's figures: 100 g, 100 ml, or the first of the servings. */
export const FACTS_PER = ["100g", "100ml", "serving"] as const;
export type FactsPer = (typeof FACTS_PER)[number];

/** A serving as it is typed: what it weighs, or its volume where the density of the food is told. */
export type DraftServing = {
  /** That of the serving before the edit, so that what was logged in it can be logged again. */
  readonly id?: ServingId;
  readonly label: string;
  readonly amount: number;
  readonly unit: "g" | "ml";
};

/** A food of a member's own as it is typed: its figures are of what `per` says. */
export type OwnFoodDraft = Pick<Food, "description" | "brand" | "basis"> & {
  /** Digits as typed or scanned. */
  readonly barcode?: string;
  readonly facts: NutritionFacts;
  readonly per: FactsPer;
  /** Grams of a millilitre; needed for figures of 100 ml, and for servings of millilitres. */
  readonly gramsPerMl?: number;
  readonly servings: readonly DraftServing[];
};

/**
 * The stored part of a draft: figures of 100 g with fibre in the carbohydrate (N17), and servings with ids, the first of them offered
 * first.
 */
export type OwnFood = Pick<
  Food,
  "description" | "brand" | "barcode" | "basis" | "nutrients" | "servings" | "defaultServing"
>;

export type OwnFoodRefused = {
  readonly _tag: "OwnFoodRefused";
  readonly field: "description" | "brand" | "barcode" | "facts" | "gramsPerMl" | "servings";
  /** The most characters, digits, grams or servings. */
  readonly max: number;
};

const MOST = { description: 100, brand: 60, label: 60, servings: 20, grams: 10_000, density: 3 } as const;

const PLAIN: ReadonlySet<unknown> = /* @__PURE__ */ new Set([GRAM_SERVING, OUNCE_SERVING]);

/** F26 */
export const OWN_FOODS_LIMIT = 2000;

/** F25: what so much of a food weighs; undefined where that is not known. */
const weightOf = (amount = 0, unit: DraftServing["unit"] = "g", gramsPerMl = 0): number | undefined => {
  const grams = unit === "g" ? amount : amount * gramsPerMl;
  return grams > 0 && grams <= MOST.grams ? grams : undefined;
};

/** F25: what the figures of a draft weigh; undefined while that is not known. */
export const factsWeight = ({
  per,
  gramsPerMl,
  servings: [first],
}: Pick<OwnFoodDraft, "per" | "gramsPerMl" | "servings">): number | undefined =>
  per === "serving"
    ? weightOf(first?.amount, first?.unit, gramsPerMl)
    : weightOf(100, per === "100g" ? "g" : "ml", gramsPerMl);

/**
 * F17: an own food has a description of 1 to 100 characters, perhaps a brand of up to 60 and a barcode, and up to 20 servings with
 * labels of up to 60, no two alike. F25, N17: figures of a serving or of 100 ml are kept as those of 100 g, fibre in the carbohydrate; what is unknown stays so.
 */
export const checkOwnFood = (draft: OwnFoodDraft): Result<OwnFood, OwnFoodRefused> => {
  const refuse = (field: OwnFoodRefused["field"], max: number) =>
    err<OwnFoodRefused>({ _tag: "OwnFoodRefused", field, max });
  const { per, gramsPerMl } = draft;
  const description = plainLine(draft.description, MOST.description);
  if (description === undefined) return refuse("description", MOST.description);
  const brand = (draft.brand ?? "").trim() === "" ? "" : plainLine(draft.brand ?? "", MOST.brand);
  if (brand === undefined) return refuse("brand", MOST.brand);
  const gtin = (draft.barcode ?? "").trim() === "" ? undefined : readGtin(draft.barcode ?? "");
  if (gtin?.ok === false) return refuse("barcode", 14);
  const needsDensity = per === "100ml" || draft.servings.some(({ unit }) => unit === "ml");
  if (gramsPerMl === undefined ? needsDensity : !isDensity(gramsPerMl)) return refuse("gramsPerMl", MOST.density);
  const servings: Serving[] = [];
  const isTaken = (id: unknown) => PLAIN.has(id) || servings.some((one) => one.id === id);
  const add = (label: string, grams: number, id?: ServingId) =>
    servings.push({ id: isServingId(id) && !isTaken(id) ? id : servingIdOf(label, isTaken), label, grams });
  for (const { id, label: given, amount, unit } of draft.servings) {
    const label = plainLine(given, MOST.label);
    const grams = weightOf(amount, unit, gramsPerMl);
    if (label === undefined || grams === undefined || servings.some((one) => one.label === label))
      return refuse("servings", MOST.grams);
    if (gramsPerMl === undefined || label !== LABEL_VOLUME) add(label, grams, id);
  }
  if (draft.servings.length > MOST.servings || (per === "serving" && draft.servings.length === 0))
    return refuse("servings", MOST.servings);
  const weight = factsWeight(draft) ?? Number.NaN;
  const nutrients = scaleFacts(draft.facts, 100 / weight);
  if (!isNutritionFacts(draft.facts) || !isNutritionFacts(nutrients)) return refuse("facts", MOST.grams);
  if (gramsPerMl !== undefined) add(LABEL_VOLUME, gramsPerMl * 100);
  const [first] = servings;
  return ok({
    description,
    ...(brand === "" ? {} : { brand }),
    ...(gtin === undefined ? {} : { barcode: gtin.value }),
    basis: draft.basis,
    nutrients: storedFacts(nutrients, draft.basis),
    servings,
    ...(first === undefined ? {} : { defaultServing: first.id }),
  });
};

/**
 * N10, of figures as they are typed: what is doubtful about them, `usualEnergy` being that of 100 g of the food before a
 * correction. Of a draft that cannot be kept nothing is said, and figures of 100 ml or of a serving are not doubted to be so.
 */
export const ownFoodFlags = (draft: OwnFoodDraft, usualEnergy?: number): readonly QualityFlag[] => {
  const weight = factsWeight(draft);
  if (weight === undefined) return [];
  const servingGrams = factsWeight({ ...draft, per: "serving" });
  const hints =
    draft.per === "100g"
      ? {
          ...(servingGrams === undefined ? {} : { servingGrams }),
          ...(draft.gramsPerMl === undefined ? {} : { gramsPerMl: draft.gramsPerMl }),
          ...(usualEnergy === undefined ? {} : { usualEnergy }),
        }
      : {};
  const flags = qualityFlags(scaleFacts(draft.facts, 100 / weight), draft.basis, hints);
  return draft.per === "100g" ? flags : flags.filter(({ _tag }) => _tag !== "PerMillilitre");
};
