import type { CalendarDate } from "@morsel/domain/calendar";
import type { BodyProfile, Goals } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import type { Measurement } from "@morsel/domain/measurements";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** The goals were changed elsewhere first; `current` are the stored ones. */
export type GoalsVersionConflict = { readonly _tag: "GoalsVersionConflict"; readonly current: Goals };

export interface GoalStore {
  /** The goals in force on a day: the latest that began on or before it, or the very first when none did. */
  readonly on: (member: MemberId, date: CalendarDate) => Effect.Effect<Goals | undefined>;
  /** All goals in force on a day from one to another, both included, oldest first: `goalsInForce` finds those of a day. */
  readonly during: (member: MemberId, from: CalendarDate, to: CalendarDate) => Effect.Effect<readonly Goals[]>;
  /**
   * Stores goals from `goals.effectiveFrom` on, in place of those that were to begin that very day; others stay.
   * `goals.version` must be one more than what is in force that day. It counts all that a member ever changed: the goals
   * of other days take it over, so that who saw them before is told. W124: with them, or not at all, what the member said of
   * the body that they were computed from, and what they weigh by that (W431).
   */
  readonly put: (
    member: MemberId,
    goals: Goals,
    body?: BodyProfile,
    weighed?: Measurement,
  ) => Effect.Effect<void, GoalsVersionConflict>;
  /** W121: goals that began before a day where one is given, the latest first. */
  readonly history: (
    member: MemberId,
    page: { readonly limit: number; readonly before?: CalendarDate },
  ) => Effect.Effect<readonly Goals[]>;
  /**
   * W122: goals that were to begin on a day do not; those before hold on. `version` is the one that was read. Where none begin on
   * that day nothing is done: a repeat is harmless.
   */
  readonly remove: (
    member: MemberId,
    effectiveFrom: CalendarDate,
    version: number,
  ) => Effect.Effect<void, GoalsVersionConflict>;
}

export const GoalStore = token<GoalStore>("GoalStore");
