import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { needFeature, type Entitlements, type PremiumNeeded } from "../eligibility/entitlements.ts";
import type { Clock } from "../platform/clock.ts";
import { token } from "../platform/token.ts";
import { makeAnswerProposal } from "./answer-proposal.ts";
import { makeReadAnswers } from "./read-answers.ts";
import { type ExpenditurePorts, type ExpenditureView, makeReadExpenditure } from "./read-expenditure.ts";

/** All that can be done with what a member uses. */
export const makeExpenditureUseCases = (
  ports: ExpenditurePorts & { readonly clock: Clock; readonly entitlements: Entitlements },
) => {
  const readExpenditure = makeReadExpenditure(ports);
  return {
    readExpenditure,
    /** W320: answers what is known then. ME23: it is turned off without premium, too. */
    turnExpenditure: Effect.fn("TurnExpenditure")(function* (
      member: Member,
      isOn: boolean,
    ): Effect.fn.Return<ExpenditureView, PremiumNeeded> {
      if (isOn) yield* needFeature(ports.entitlements, member, "adaptive_expenditure");
      yield* ports.expenditure.turn(member.id, isOn);
      return yield* readExpenditure(member);
    }),
    answerProposal: makeAnswerProposal(ports),
    readAnswers: makeReadAnswers(ports),
  };
};

export type ExpenditureUseCases = ReturnType<typeof makeExpenditureUseCases>;
export const ExpenditureUseCases = token<ExpenditureUseCases>("ExpenditureUseCases");
