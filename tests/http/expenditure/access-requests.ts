import { liveWeeks } from "../../support/four-weeks.ts";
import type { AccessRequests, WalkRequests } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";

const PATH = "/api/services/expenditure";

export const accessRequests: AccessRequests = {
  "expenditure.expenditure": [PATH],
  "expenditure.turnExpenditure": [PATH, { is_on: false }],
  "expenditure.energyAnswers": [`${PATH}/answers`],
  "expenditure.answerProposal": [
    `${PATH}/answers/2026-03-02`,
    { answer: "refused", energy_kcal: 2000, goals_version: 1 },
  ],
};

type Used = { readonly week: string; readonly known: { readonly proposal?: { readonly energy_kcal: number } } };

export const walkRequests: WalkRequests = {
  "expenditure.answerProposal": async ({ ada, inDays }) => {
    let made = 9400;
    await liveWeeks({ send: ada.send, id: () => id((made += 1)), until: inDays(-1), kcal: 2100 });
    const { week, known } = (await (await ada.send("PATCH", PATH, { is_on: true })).json()) as Used;
    const { version } = (await (await ada.get("/api/services/goals")).json()) as { readonly version: number };
    return [
      `${PATH}/answers/${week}`,
      { answer: "refused", energy_kcal: known.proposal?.energy_kcal, goals_version: version },
    ];
  },
};
