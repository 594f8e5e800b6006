import * as Schema from "effect/Schema";

/** How exercise energy is shared among the nutrient goals, in whole per cent. */
export const ExerciseShares = Schema.Struct({
  carbohydrates: Schema.Int,
  protein: Schema.Int,
  fat: Schema.Int,
  saturated_fat: Schema.Int,
  sugar: Schema.Int,
}).annotate({ identifier: "ExerciseShares" });
export type WireShares = typeof ExerciseShares.Encoded;
