import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { goalsProblems } from "../goals/problems.ts";
import { Goals } from "../goals/goals.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { CalendarDate, PageLimit, textUpTo } from "../shared/primitives.ts";
import { expenditureProblems } from "./problems.ts";
import { AnswerGiven, Answers, Expenditure, ExpenditureTurn } from "./schemas.ts";

const { ProposalChanged } = problemSchemas(expenditureProblems, { ProposalChanged: { current: Expenditure } });
const { GoalsVersionConflict } = problemSchemas(goalsProblems, { GoalsVersionConflict: { current: Goals } });

/** The member's real energy expenditure, computed from logged food and weight. */
export class ExpenditureGroup extends HttpApiGroup.make("expenditure")
  .add(
    HttpApiEndpoint.get("expenditure", "/", { success: Expenditure }).annotate(Access, "member"),
    HttpApiEndpoint.patch("turnExpenditure", "/", { payload: ExpenditureTurn, success: Expenditure }).annotate(
      Access,
      "member",
    ),
    HttpApiEndpoint.get("energyAnswers", "/answers", {
      query: { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(20)) },
      success: Answers,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("answerProposal", "/answers/:date", {
      params: { date: CalendarDate },
      payload: AnswerGiven,
      success: Expenditure,
      error: [ProposalChanged, GoalsVersionConflict, FieldRefused],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "goals")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/expenditure") {}

export { expenditureProblems } from "./problems.ts";
