import { isNutrientId } from "@morsel/domain/nutrition";
import * as Schema from "effect/Schema";
import { textUpTo } from "../shared/primitives.ts";

/** Lower and upper bounds by nutrient, in its own unit. */
export const Limits = Schema.Record(
  Schema.String.pipe(Schema.refine(isNutrientId, { expected: "the name of a nutrient" })),
  Schema.Struct({ min: Schema.optionalKey(Schema.Finite), max: Schema.optionalKey(Schema.Finite) }),
);

/** The rules know the meals (G13): an unknown key is refused, not dropped. */
export const MealShares = Schema.Record(textUpTo(60), Schema.Finite);
