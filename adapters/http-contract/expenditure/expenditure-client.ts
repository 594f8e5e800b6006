import type { ExpenditureClient } from "@morsel/application/expenditure/client/expenditure-client";
import type { ApiClient } from "../shared/call.ts";
import { readAnswers, readExpenditure } from "./codec.ts";
import * as calls from "./expenditure-calls.ts";

export const expenditureClient = ({ call }: ApiClient): ExpenditureClient => ({
  read: call(calls.expenditure, {}, readExpenditure),
  turn: (isOn) => call(calls.turnExpenditure, { payload: { is_on: isOn } }, readExpenditure),
  answer: ({ week, answer, energy, goalsVersion }) => {
    const payload = { answer, energy_kcal: energy, goals_version: goalsVersion };
    return call(calls.answerProposal, { params: { date: week }, payload }, readExpenditure);
  },
  answers: (cursor) => call(calls.energyAnswers, { query: { cursor } }, readAnswers),
});
