import type { CalendarDate } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { GoalsVersionConflict } from "../goals/goal-store.ts";
import { token } from "../platform/token.ts";
import type { EnergyAnswer } from "@morsel/domain/expenditure";

/** Members' choice to see their expenditure, and their answers to proposals. */
export interface ExpenditureStore {
  /** W320: off until somebody turns it on. */
  readonly isOn: (member: MemberId) => Effect.Effect<boolean>;
  readonly turn: (member: MemberId, isOn: boolean) => Effect.Effect<void>;
  readonly answerOf: (member: MemberId, week: CalendarDate) => Effect.Effect<EnergyAnswer | undefined>;
  /** W326: one for each week; what was refused may still be accepted, nothing else changes. */
  readonly answer: (
    member: MemberId,
    answer: EnergyAnswer,
    /** Accepted goals: they are stored with the answer, or neither is, as `GoalStore.put` stores goals. */
    goals?: Goals,
  ) => Effect.Effect<void, GoalsVersionConflict>;
  /** Answers of weeks before a day if one is given, the latest first. */
  readonly answers: (
    member: MemberId,
    page: { readonly limit: number; readonly before?: CalendarDate },
  ) => Effect.Effect<readonly EnergyAnswer[]>;
}

export const ExpenditureStore = token<ExpenditureStore>("ExpenditureStore");
