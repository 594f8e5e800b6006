// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { ExpenditureGroup } from "./expenditure.ts";
import { eligibilityRefusals } from "../eligibility/problems.ts";
import { expenditureRefusals } from "./problems.ts";
import { goalsRefusals } from "../goals/problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { GoalsVersionConflict } = goalsRefusals;
const { PremiumNeeded } = eligibilityRefusals;
const { ProposalChanged } = expenditureRefusals;
const call = /*#__PURE__*/ callOf<typeof ExpenditureGroup>();

export const expenditure = /*#__PURE__*/ call("GET", "/api/services/expenditure", { PremiumNeeded, SignInNeeded });
export const turnExpenditure = /*#__PURE__*/ call("PATCH", "/api/services/expenditure", { PremiumNeeded, SignInNeeded });
export const energyAnswers = /*#__PURE__*/ call("GET", "/api/services/expenditure/answers", { FieldRefused, SignInNeeded });
export const answerProposal = /*#__PURE__*/ call("POST", "/api/services/expenditure/answers/:date", { FieldRefused, GoalsVersionConflict, PremiumNeeded, ProposalChanged, SignInNeeded });
