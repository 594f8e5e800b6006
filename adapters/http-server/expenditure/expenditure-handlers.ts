import { ExpenditureUseCases } from "@morsel/application/expenditure/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeAnswers, writeExpenditure } from "../../http-contract/expenditure/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { forMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

const PAGE = 20;

export const expenditureHandlers = defineHandlers("expenditure", { useCases: ExpenditureUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "expenditure", (handlers) =>
    handlers
      .handle("expenditure", () =>
        Effect.flatMap(CurrentMember, (member) => reply(useCases.readExpenditure(member), writeExpenditure)),
      )
      .handle("turnExpenditure", ({ payload }) =>
        Effect.flatMap(CurrentMember, (member) =>
          reply(useCases.turnExpenditure(member, payload.is_on), writeExpenditure),
        ),
      )
      .handle("energyAnswers", ({ query: { limit = PAGE, cursor } }) =>
        forMember((member) =>
          reply(useCases.readAnswers({ member, limit, ...(cursor === undefined ? {} : { cursor }) }), writeAnswers),
        ),
      )
      .handle("answerProposal", ({ params: { date: week }, payload }) =>
        Effect.flatMap(CurrentMember, (member) =>
          reply(
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
  ),
);
