import type { CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import type {
  MeasuredDay,
  MeasuredType,
  Measurement,
  MeasurementId,
  MeasurementPlace,
} from "@morsel/domain/measurements";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** The member has no such measurement. */
export type MeasurementNotFound = { readonly _tag: "MeasurementNotFound"; readonly id: MeasurementId };
/** It changed elsewhere since it was read; nothing was written. */
export type MeasurementVersionConflict = {
  readonly _tag: "MeasurementVersionConflict";
  readonly current: Measurement;
};
/** M14, W103: the day holds no more of this type; nothing of what was asked was written. */
export type MeasurementDayIsFull = {
  readonly _tag: "MeasurementDayIsFull";
  readonly type: MeasuredType;
  readonly date: CalendarDate;
  readonly limit: number;
};

/** Every answered write is durable. Every method is scoped by its member: another member's ids are unknown. */
export interface MeasurementStore {
  /** M12: newest first, behind `after` where it is given. */
  readonly newest: (
    member: MemberId,
    type: MeasuredType,
    page: { readonly limit: number; readonly after?: MeasurementPlace },
  ) => Effect.Effect<readonly Measurement[]>;
  /** The first one of a type, by its day. */
  readonly first: (member: MemberId, type: MeasuredType) => Effect.Effect<Measurement | undefined>;
  /** M12: of each type the last one. */
  readonly lastOfEach: (member: MemberId) => Effect.Effect<readonly Measurement[]>;
  /** Summaries of the days from `from` to `to` that have measurements, the newest first. */
  readonly days: (
    member: MemberId,
    type: MeasuredType,
    range: { readonly from: CalendarDate; readonly to: CalendarDate; readonly limit: number },
  ) => Effect.Effect<readonly MeasuredDay[]>;
  readonly byId: (member: MemberId, id: MeasurementId) => Effect.Effect<Measurement | undefined>;
  /**
   * All of them or none. W50, W51: an id that stands stays as it is; one that was deleted stands again as given, with the version
   * after the one that it had. Answers the stored state.
   */
  readonly log: (
    member: MemberId,
    entries: readonly Measurement[],
  ) => Effect.Effect<readonly Measurement[], MeasurementDayIsFull>;
  /** W101: replaces the version before it. */
  readonly change: (
    member: MemberId,
    next: Measurement,
  ) => Effect.Effect<Measurement, MeasurementNotFound | MeasurementVersionConflict | MeasurementDayIsFull>;
  /** W51: all of them or none; deleting twice is harmless. Answers what was deleted. */
  readonly remove: (
    member: MemberId,
    ids: readonly MeasurementId[],
  ) => Effect.Effect<readonly Measurement[], MeasurementNotFound>;
  /** W102: all of them or none stand again as they were. */
  readonly restore: (
    member: MemberId,
    ids: readonly MeasurementId[],
  ) => Effect.Effect<readonly Measurement[], MeasurementNotFound | MeasurementDayIsFull>;
}

export const MeasurementStore = token<MeasurementStore>("MeasurementStore");
