import type { CalendarDate } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { GoalsVersionConflict } from "../goals/goal-store.ts";
import { token } from "../platform/token.ts";
import type { EnergyAnswer } from "@morsel/domain/expenditure";

/** Whether a member wants to be told what they use, and what was answered to each proposal. */
export interface ExpenditureStore {
  /** W320: off until somebody turns it on. */
  readonly isOn: (member: MemberId) => Effect.Effect<boolean>;
  readonly turn: (member: MemberId, isOn: boolean) => Effect.Effect<void>;
  readonly answerOf: (member: MemberId, week: CalendarDate) => Effect.Effect<EnergyAnswer | undefined>;
  /** W326: one for each week; what was refused may still be accepted, nothing else changes. */
  readonly answer: (
    member: MemberId,
    answer: EnergyAnswer,
    /** What was accepted: it is stored with the answer, or neither is, as `GoalStore.put` stores goals. */
    goals?: Goals,
  ) => Effect.Effect<void, GoalsVersionConflict>;
  /** Those of weeks before a day where one is given, the latest first. */
  readonly answers: (
    member: MemberId,
    page: { readonly limit: number; readonly before?: CalendarDate },
  ) => Effect.Effect<readonly EnergyAnswer[]>;
}

export const ExpenditureStore = token<ExpenditureStore>("ExpenditureStore");
