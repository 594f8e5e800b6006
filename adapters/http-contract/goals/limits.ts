import { isNutrientId } from "@morsel/domain/nutrition";
import * as Schema from "effect/Schema";
import { textUpTo } from "../shared/primitives.ts";

/** Lower and upper bounds by nutrient, in its own unit. */
export const Limits = Schema.Record(
  Schema.String.pipe(Schema.refine(isNutrientId, { expected: "the name of a nutrient" })),
  Schema.Struct({ min: Schema.optionalKey(Schema.Finite), max: Schema.optionalKey(Schema.Finite) }),
);

/** Which meals there are is the rules' to say (G13): a key that is none is refused, not dropped. */
export const MealShares = Schema.Record(textUpTo(60), Schema.Finite);
