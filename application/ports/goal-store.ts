import type { CalendarDate } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";

/** Somebody else changed the goals first; `current` is what stands now. */
export type GoalsMoved = { readonly _tag: "GoalsMoved"; readonly current: Goals };

export interface GoalStore {
  /** The goals in force on a day: the latest that began on or before it, or the very first when none did. */
  readonly on: (member: MemberId, date: CalendarDate) => Effect.Effect<Goals | undefined>;
  /**
   * Stores goals from `goals.effectiveFrom` on; goals that were to begin that day or later give way to them.
   * `goals.version` must be one more than what is in force that day.
   */
  readonly put: (member: MemberId, goals: Goals) => Effect.Effect<void, GoalsMoved>;
}
