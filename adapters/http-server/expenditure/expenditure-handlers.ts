import { ExpenditureUseCases } from "@morsel/application/expenditure/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeAnswers, writeExpenditure } from "../../http-contract/expenditure/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { replyForId, replyForMember } from "../responses/for-member.ts";

const PAGE = 20;

export const expenditureHandlers = defineHandlers("expenditure", { useCases: ExpenditureUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "expenditure", (handlers) =>
    handlers
      .handle("expenditure", () => replyForMember(useCases.readExpenditure, writeExpenditure))
      .handle("turnExpenditure", ({ payload }) =>
        replyForMember((member) => useCases.turnExpenditure(member, payload.is_on), writeExpenditure),
      )
      .handle("energyAnswers", ({ query: { limit = PAGE, cursor } }) =>
        replyForId(
          (member) => useCases.readAnswers({ member, limit, ...(cursor === undefined ? {} : { cursor }) }),
          writeAnswers,
        ),
      )
      .handle("answerProposal", ({ params: { date: week }, payload }) =>
        replyForMember(
          (member) =>
            useCases.answerProposal({
              member,
              week,
              answer: payload.answer,
              energy: payload.energy_kcal,
              goalsVersion: payload.goals_version,
            }),
          writeExpenditure,
        ),
      ),
  ),
);
