import type { ProposalChanged } from "@morsel/application/expenditure/answer-proposal";
import type { Problems, Refusals } from "../shared/problem.ts";
import { readExpenditure, writeExpenditure } from "./codec.ts";

export const expenditureRefusals: Refusals<ProposalChanged> = { ProposalChanged: { current: readExpenditure } };

export const expenditureProblems: Problems<ProposalChanged> = {
  fields: expenditureRefusals,
  problems: {
    ProposalChanged: {
      status: 409,
      title: "The suggestion changed meanwhile. Nothing was saved.",
      write: { current: writeExpenditure },
    },
  },
};
