import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { adminProblems } from "../admin/problems.ts";
import { ActDone } from "../admin/schemas.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { foodReviewProblems } from "./problems.ts";
import { DecideFoodPayload, FoodDecisions, FoodReviews, ReviewsQuery, UndoDecisionPayload } from "./schemas.ts";

const { AdminEntryNeeded } = problemSchemas(adminProblems);
const { FoodDecisionNotFound, FoodDecisionOutdated, FoodReviewOutdated } = problemSchemas(foodReviewProblems);

export class FoodReviewGroup extends HttpApiGroup.make("foodReview")
  .add(
    HttpApiEndpoint.get("waitingFoods", "/", {
      query: ReviewsQuery,
      success: FoodReviews,
      error: [AdminEntryNeeded, FieldRefused],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("decideFood", "/", {
      payload: DecideFoodPayload,
      success: ActDone,
      error: [AdminEntryNeeded, FieldRefused, FoodReviewOutdated],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.get("foodDecisions", "/decisions", {
      query: ReviewsQuery,
      success: FoodDecisions,
      error: [AdminEntryNeeded, FieldRefused],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("undoFoodDecision", "/decisions/undo", {
      payload: UndoDecisionPayload,
      success: ActDone,
      error: [AdminEntryNeeded, FieldRefused, FoodDecisionNotFound, FoodDecisionOutdated],
    }).annotate(Access, "admin"),
  )
  .annotateEndpoints(ScopeArea, "session")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/admin/foods") {}

export { foodReviewProblems } from "./problems.ts";
