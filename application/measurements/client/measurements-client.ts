import type { CalendarDate } from "@morsel/domain/calendar";
import type {
  BmiLimits,
  MeasuredDay,
  MeasuredType,
  Measurement,
  MeasurementId,
  OwnMeasurementType,
  OwnTypeId,
  MeasurementTypeNotFound,
  MeasurementTypesAreFull,
  MeasurementTypeTaken,
  MeasurementTypeVersionConflict,
} from "@morsel/domain/measurements";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { CheckIn } from "../check-in.ts";
import type { MeasurementDayIsFull, MeasurementNotFound, MeasurementVersionConflict } from "../measurement-store.ts";
import type { MeasurementPage } from "../read-measurements.ts";

type Written<A, E = never> = Effect.Effect<A, E | RetryableRefusal>;
type Types<E = never> = Written<readonly OwnMeasurementType[], E>;

/** A member's measurements as they see them. */
export interface MeasurementsClient {
  readonly checkIn: Written<CheckIn>;
  /** Newest first (M12). */
  readonly page: (type: MeasuredType, cursor?: string) => Written<MeasurementPage, FieldRefused>;
  /** W107: what the days of a range come to, the oldest first; all of them. */
  readonly days: (
    type: MeasuredType,
    from: CalendarDate,
    to: CalendarDate,
  ) => Written<readonly MeasuredDay[], FieldRefused>;
  /** W50, W100: the same entries again are the same. Answers the stored state. */
  readonly log: (
    entries: readonly Measurement[],
  ) => Written<readonly Measurement[], FieldRefused | MeasurementDayIsFull | MeasurementTypeNotFound>;
  /** W101: `next` has the version after the one that was read. */
  readonly change: (
    next: Measurement,
  ) => Written<Measurement, FieldRefused | MeasurementNotFound | MeasurementVersionConflict | MeasurementDayIsFull>;
  /** W51: answers what was deleted. */
  readonly remove: (ids: readonly MeasurementId[]) => Written<readonly Measurement[], MeasurementNotFound>;
  readonly restore: (
    ids: readonly MeasurementId[],
  ) => Written<readonly Measurement[], MeasurementNotFound | MeasurementDayIsFull>;
  /** W104: it has the version after the one that was read. */
  readonly saveType: (
    type: OwnMeasurementType,
  ) => Types<
    | FieldRefused
    | MeasurementTypeNotFound
    | MeasurementTypeVersionConflict
    | MeasurementTypeTaken
    | MeasurementTypesAreFull
  >;
  readonly removeType: (id: OwnTypeId) => Types<MeasurementTypeNotFound>;
  readonly restoreType: (
    id: OwnTypeId,
  ) => Types<MeasurementTypeNotFound | MeasurementTypeTaken | MeasurementTypesAreFull>;
  readonly chooseBmiLimits: (limits: BmiLimits) => Written<BmiLimits>;
}

export const MeasurementsClient = token<MeasurementsClient>("MeasurementsClient");
