import { WATER_ML_MAX as WATER_ENTRY_ML_MAX, WATER_ML_MIN as WATER_ENTRY_ML_MIN } from "@morsel/domain/hydration";
import * as Schema from "effect/Schema";
import { WaterEntryId } from "../shared/primitives.ts";

export const WaterEntry = Schema.Struct({ id: Schema.String, ml: Schema.Finite }).annotate({
  identifier: "WaterEntry",
});

/** The sum, and each entry in the order in which it was drunk. */
export const WATER_OF_DAY = { water_ml: Schema.Finite, drinks: Schema.Array(WaterEntry) };

/** Water that was drunk on a day. */
export const Water = Schema.Struct({ date: Schema.String, ...WATER_OF_DAY }).annotate({ identifier: "DiaryWater" });
export type WireWater = typeof Water.Encoded;

/** Water that was drunk at once. The id makes repeats harmless. */
export const WaterEntryPayload = Schema.Struct({
  id: WaterEntryId,
  ml: Schema.Finite.check(
    Schema.isBetween(
      { minimum: WATER_ENTRY_ML_MIN, maximum: WATER_ENTRY_ML_MAX },
      { expected: `a number from ${WATER_ENTRY_ML_MIN} to ${WATER_ENTRY_ML_MAX}` },
    ),
  ),
});
