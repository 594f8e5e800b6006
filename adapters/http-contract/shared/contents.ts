import { NUTRIENT_IDS, nutrientUnit, type NutrientId } from "@morsel/domain/nutrition";
import * as Schema from "effect/Schema";

/** Energy as the specification writes it; the server always answers in calories. */
export const Energy = Schema.Struct({
  unit: Schema.Literals(["calories", "kilojoules"]),
  value: Schema.Finite,
});

type Amounts = { readonly [Id in Exclude<NutrientId, "energy">]: Schema.optionalKey<Schema.Finite> };

const amounts = Object.fromEntries(
  NUTRIENT_IDS.filter((id) => id !== "energy").map((id) => [
    id,
    Schema.optionalKey(Schema.Finite.annotate({ description: nutrientUnit(id) })),
  ]),
) as Amounts;

/**
 * Amounts of nutrients as entries, totals, goals and foods carry them. What is unknown is absent; `remaining` may be
 * negative.
 */
export const NutritionalContents = Schema.Struct({ energy: Schema.optionalKey(Energy), ...amounts }).annotate({
  identifier: "NutritionalContents",
});
export type WireContents = typeof NutritionalContents.Encoded;
