import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { token } from "../platform/token.ts";
import { makeAnswerProposal } from "./answer-proposal.ts";
import { makeReadAnswers } from "./read-answers.ts";
import { type ExpenditurePorts, makeReadExpenditure } from "./read-expenditure.ts";

/** All that can be done with what a member uses. */
export const makeExpenditureUseCases = (ports: ExpenditurePorts & { readonly clock: Clock }) => {
  const readExpenditure = makeReadExpenditure(ports);
  return {
    readExpenditure,
    /** W320: answers what is known then. */
    turnExpenditure: (member: Member, isOn: boolean) =>
      Effect.andThen(ports.expenditure.turn(member.id, isOn), readExpenditure(member)),
    answerProposal: makeAnswerProposal(ports),
    readAnswers: makeReadAnswers(ports),
  };
};

export type ExpenditureUseCases = ReturnType<typeof makeExpenditureUseCases>;
export const ExpenditureUseCases = token<ExpenditureUseCases>("ExpenditureUseCases");
