import type { ExpenditureClient } from "@morsel/application/expenditure/client/expenditure-client";
import type { ExpenditureUseCases } from "@morsel/application/expenditure/use-cases";
import type { MemberStore } from "@morsel/application/identity/member-store";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import { memberOf } from "../identity/member-of.ts";
import type { MemoryConnection } from "../platform/connection.ts";

const PAGE = 20;

export type ExpenditureClientPorts = {
  readonly connection: MemoryConnection;
  readonly members: MemberStore;
  readonly useCases: ExpenditureUseCases;
};

export const makeMemoryExpenditureClient = ({
  connection,
  members,
  useCases,
}: ExpenditureClientPorts): ExpenditureClient => ({
  read: connection.reachAs((id) => Effect.flatMap(memberOf(members, id), useCases.readExpenditure)),
  turn: (isOn) =>
    connection.reachAs((id) =>
      Effect.flatMap(memberOf(members, id), (member) => useCases.turnExpenditure(member, isOn)),
    ),
  answer: (answer) =>
    connection.reachAs((id) =>
      Effect.flatMap(memberOf(members, id), (member) => useCases.answerProposal({ member, ...answer })).pipe(
        Effect.mapError(asFieldRefused),
      ),
    ),
  answers: (cursor) =>
    connection.reachAs((member) =>
      Effect.orDie(useCases.readAnswers({ member, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) })),
    ),
});
