import type { MemberId } from "@morsel/domain/identity";
import type { MeasurementId, WeightEntry } from "@morsel/domain/measurements";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** The member has no such measurement. */
export type MeasurementNotFound = { readonly _tag: "MeasurementNotFound"; readonly id: MeasurementId };

/** Where a page ended: the next one begins behind it. */
export type WeightPlace = Pick<WeightEntry, "date" | "id">;

/** Every answered write is durable. Every method is scoped by its member: another member's ids are unknown. */
export interface MeasurementStore {
  /** M12: newest first, behind `after` where it is given. */
  readonly weights: (
    member: MemberId,
    page: { readonly limit: number; readonly after?: WeightPlace },
  ) => Effect.Effect<readonly WeightEntry[]>;
  /** W50, W51: an id that stands stays as it is; one that was deleted stands again as given. Answers what stands. */
  readonly logWeight: (member: MemberId, entry: WeightEntry) => Effect.Effect<WeightEntry>;
  /** W51: deleting twice is harmless. Answers what was deleted. */
  readonly deleteWeight: (member: MemberId, id: MeasurementId) => Effect.Effect<WeightEntry, MeasurementNotFound>;
}

export const MeasurementStore = token<MeasurementStore>("MeasurementStore");
