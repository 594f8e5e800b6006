import type { Effect } from "effect";
import type { PremiumNeeded } from "../../eligibility/entitlements.ts";
import type { GoalsVersionConflict } from "../../goals/goal-store.ts";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { ProposalChanged } from "../answer-proposal.ts";
import type { EnergyAnswer } from "@morsel/domain/expenditure";
import type { EnergyAnswers } from "../read-answers.ts";
import type { ExpenditureView } from "../read-expenditure.ts";

export type ProposalAnswer = Pick<EnergyAnswer, "week" | "answer"> & {
  /** Energy of the proposal that the member saw, kcal. */
  readonly energy: number;
  readonly goalsVersion: number;
};

/** A member's requests about their own expenditure. */
export interface ExpenditureClient {
  readonly read: Effect.Effect<ExpenditureView, PremiumNeeded | RetryableRefusal>;
  readonly turn: (isOn: boolean) => Effect.Effect<ExpenditureView, PremiumNeeded | RetryableRefusal>;
  readonly answer: (
    answer: ProposalAnswer,
  ) => Effect.Effect<
    ExpenditureView,
    ProposalChanged | GoalsVersionConflict | FieldRefused | PremiumNeeded | RetryableRefusal
  >;
  /** The latest first; `cursor` is `next` of the page before. */
  readonly answers: (cursor?: string) => Effect.Effect<EnergyAnswers, FieldRefused | RetryableRefusal>;
}

export const ExpenditureClient = token<ExpenditureClient>("ExpenditureClient");
