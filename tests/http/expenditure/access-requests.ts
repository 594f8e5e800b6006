import type { AccessRequests } from "../support/access-requests.ts";

export const accessRequests: AccessRequests = {
  "expenditure.expenditure": ["/api/services/expenditure"],
  "expenditure.turnExpenditure": ["/api/services/expenditure", { is_on: false }],
  "expenditure.energyAnswers": ["/api/services/expenditure/answers"],
  "expenditure.answerProposal": [
    "/api/services/expenditure/answers/2026-03-02",
    { answer: "refused", energy_kcal: 2000, goals_version: 1 },
  ],
};
