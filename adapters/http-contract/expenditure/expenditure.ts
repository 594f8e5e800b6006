import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { PremiumNeededProblem } from "../eligibility/problems.ts";
import { goalsProblems } from "../goals/problems.ts";
import { Goals } from "../goals/goals.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn, Wall } from "../shared/access.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { CalendarDate, PageLimit, textUpTo } from "../shared/primitives.ts";
import { expenditureProblems } from "./problems.ts";
import { AnswerGiven, Answers, Expenditure, ExpenditureTurn } from "./schemas.ts";

const { ProposalChanged } = problemSchemas(expenditureProblems, { ProposalChanged: { current: Expenditure } });
const FEATURE = "adaptive_expenditure";
const { GoalsVersionConflict } = problemSchemas(goalsProblems, { GoalsVersionConflict: { current: Goals } });

/** The member's real energy expenditure, computed from logged food and weight. */
export class ExpenditureGroup extends HttpApiGroup.make("expenditure")
  .add(
    HttpApiEndpoint.get("expenditure", "/", { success: Expenditure, error: PremiumNeededProblem })
      .annotate(Access, "member")
      .annotate(Wall, FEATURE),
    // Without premium it can still be turned off, and what was answered is the member's history.
    HttpApiEndpoint.patch("turnExpenditure", "/", {
      payload: ExpenditureTurn,
      success: Expenditure,
      error: PremiumNeededProblem,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("energyAnswers", "/answers", {
      query: { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(20)) },
      success: Answers,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("answerProposal", "/answers/:date", {
      params: { date: CalendarDate },
      payload: AnswerGiven,
      success: Expenditure,
      error: [ProposalChanged, GoalsVersionConflict, FieldRefused, PremiumNeededProblem],
    })
      .annotate(Access, "member")
      .annotate(Wall, FEATURE),
  )
  .annotateEndpoints(ScopeArea, "goals")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/expenditure") {}

export { expenditureProblems } from "./problems.ts";
