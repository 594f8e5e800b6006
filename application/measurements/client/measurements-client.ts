import type { MeasurementId, WeightEntry } from "@morsel/domain/measurements";
import type { Effect } from "effect";
import type { FieldRefused, NotNow } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";

/** A member's measurements as they see them. */
export interface MeasurementsClient {
  /** The newest ones, newest first (M12). */
  readonly newestWeights: Effect.Effect<readonly WeightEntry[], NotNow>;
  /** W50: the same entry again is one entry. Answers what stands. */
  readonly logWeight: (entry: WeightEntry) => Effect.Effect<WeightEntry, FieldRefused | NotNow>;
  /** W51: what is not there any more is deleted. */
  readonly deleteWeight: (id: MeasurementId) => Effect.Effect<void, NotNow>;
}

export const MeasurementsClient = token<MeasurementsClient>("MeasurementsClient");
