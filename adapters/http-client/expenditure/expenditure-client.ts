import type { ExpenditureClient } from "@morsel/application/expenditure/client/expenditure-client";
import * as Effect from "effect/Effect";
import { readAnswers, readExpenditure } from "../../http-contract/expenditure/codec.ts";
import { expenditureRefusals } from "../../http-contract/expenditure/problems.ts";
import type { WireAnswers, WireExpenditure } from "../../http-contract/expenditure/schemas.ts";
import { goalsRefusals } from "../../http-contract/goals/problems.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/expenditure";
const viewOf = (body: unknown) => readExpenditure(body as WireExpenditure);

export const makeHttpExpenditureClient = (...how: HttpConnection): ExpenditureClient => {
  const wire = makeHttpTransport(...how);
  return {
    read: Effect.flatMap(wire({ method: "GET", path: PATH }), decodeResponse(viewOf, { SignInNeeded })),
    turn: (isOn) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: PATH, body: { is_on: isOn } }),
        decodeResponse(viewOf, { SignInNeeded }),
      ),
    answer: ({ week, answer, energy, goalsVersion }) =>
      Effect.flatMap(
        wire({
          method: "POST",
          path: `${PATH}/answers/${week}`,
          body: { answer, energy_kcal: energy, goals_version: goalsVersion },
        }),
        decodeResponse(viewOf, { ...expenditureRefusals, ...goalsRefusals, FieldRefused, SignInNeeded }),
      ),
    answers: (cursor) =>
      Effect.flatMap(
        wire({
          method: "GET",
          path: cursor === undefined ? `${PATH}/answers` : `${PATH}/answers?cursor=${encodeURIComponent(cursor)}`,
        }),
        decodeResponse((body) => readAnswers(body as WireAnswers), { SignInNeeded }),
      ),
  };
};
