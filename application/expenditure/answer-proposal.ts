import type { CalendarDate } from "@morsel/domain/calendar";
import { ENERGY_FLOOR, type GoalsRefused } from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { GoalsVersionConflict } from "../goals/goal-store.ts";
import { makeGoalsStart } from "../goals/goals-start.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { goalsWithMean, isAnswered, type EnergyAnswer } from "@morsel/domain/expenditure";
import { type ExpenditurePorts, type ExpenditureView, makeReadExpenditure } from "./read-expenditure.ts";

/** The answered proposal is not the present one, which is `current`. */
export type ProposalChanged = { readonly _tag: "ProposalChanged"; readonly current: ExpenditureView };

export type AnswerProposal = (request: {
  readonly member: Member;
  readonly week: CalendarDate;
  readonly answer: EnergyAnswer["answer"];
  /** Energy of the proposal that the member saw, kcal. */
  readonly energy: number;
  /** The version of the goals that the member saw; ignored in a refusal. */
  readonly goalsVersion: number;
}) => Effect.Effect<ExpenditureView, ProposalChanged | GoalsRefused | GoalsVersionConflict | FieldRefused>;

/** W326, W327: what was accepted holds from today on as goals of its own; either answer is kept with what it was about. */
export const makeAnswerProposal = (ports: ExpenditurePorts & { readonly clock: Clock }): AnswerProposal => {
  const read = makeReadExpenditure(ports);
  const startOf = makeGoalsStart(ports);
  const accepted = (member: Member, energy: number, version: number) =>
    Effect.gen(function* () {
      const { start, current } = yield* startOf(member, undefined);
      if (current.version !== version)
        return yield* Effect.fail<GoalsVersionConflict>({ _tag: "GoalsVersionConflict", current });
      return yield* fromResult(goalsWithMean(current, energy, start, ENERGY_FLOOR[member.profile.sex]));
    });
  return Effect.fn("AnswerProposal")(function* ({ member, week, answer, energy, goalsVersion }) {
    const view = yield* read(member);
    const { known } = view;
    const before = view.week === week ? known?.answer : undefined;
    // A repeat whose answer got lost; what was accepted stays.
    if (isAnswered(before, answer, energy)) return view;
    const proposal = known?.proposal;
    if (known === undefined || view.week !== week || proposal?.energy !== energy)
      return yield* Effect.fail<ProposalChanged>({ _tag: "ProposalChanged", current: view });
    const goals = answer === "accepted" ? yield* accepted(member, energy, goalsVersion) : undefined;
    const { energy: used, low, high } = known.estimate;
    const at = yield* ports.clock.now;
    const { inputs } = known;
    yield* ports.expenditure.answer(
      member.id,
      { week, answer, at, estimate: { energy: used, low, high }, proposal, inputs },
      goals,
    );
    return yield* read(member);
  });
};
