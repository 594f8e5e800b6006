import type { PremiumNeeded } from "@morsel/application/eligibility/entitlements";
import { problemSchemas } from "../shared/problem-schemas.ts";
import type { Problems, Refusals } from "../shared/problem.ts";

export const eligibilityRefusals: Refusals<PremiumNeeded> = { PremiumNeeded: {} };

export const eligibilityProblems: Problems<PremiumNeeded> = {
  fields: eligibilityRefusals,
  problems: { PremiumNeeded: { status: 403, title: "Only premium members can do this." } },
};

/** ME23: for every endpoint of which a part is kept behind premium. */
export const { PremiumNeeded: PremiumNeededProblem } = problemSchemas(eligibilityProblems);
