import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { adminProblems } from "../admin/problems.ts";
import { foodProblems } from "../foods/problems.ts";
import { forumProblems } from "../forum/problems.ts";
import { Access, PlainRefusals, Scope, ScopeArea, SignedIn } from "../shared/access.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { moderationProblems } from "./problems.ts";
import {
  AnswerPayload,
  AppealPayload,
  Cases,
  DecidePayload,
  Decisions,
  Done,
  QueueQuery,
  ReportFoodPayload,
} from "./schemas.ts";

const { ActsOnOneself, AdminEntryNeeded } = problemSchemas(adminProblems);
const { FoodNotFound } = problemSchemas(foodProblems);
const { BansModerator, ModeratorNeeded, ReasonNeeded } = problemSchemas(forumProblems);
const { AlreadyAppealed, DecisionNotFound, ReportSettled, ReportsOwnFood } = problemSchemas(moderationProblems);

export class ModerationGroup extends HttpApiGroup.make("moderation")
  .add(
    HttpApiEndpoint.get("moderationQueue", "/queue", {
      query: QueueQuery,
      success: Cases,
      error: [AdminEntryNeeded, FieldRefused],
    })
      .annotate(Access, "admin")
      .annotate(Scope, "session"),
    HttpApiEndpoint.get("moderationAppeals", "/appeals", { success: Decisions, error: [AdminEntryNeeded] })
      .annotate(Access, "admin")
      .annotate(Scope, "session"),
    HttpApiEndpoint.post("decideReport", "/decisions", {
      payload: DecidePayload,
      success: Done,
      error: [
        ActsOnOneself,
        AdminEntryNeeded,
        BansModerator,
        FieldRefused,
        ModeratorNeeded,
        ReasonNeeded,
        ReportSettled,
      ],
    })
      .annotate(Access, "admin")
      .annotate(Scope, "session"),
    HttpApiEndpoint.post("answerAppeal", "/appeals/answer", {
      payload: AnswerPayload,
      success: Done,
      error: [ActsOnOneself, AdminEntryNeeded, DecisionNotFound, FieldRefused],
    })
      .annotate(Access, "admin")
      .annotate(Scope, "session"),
    HttpApiEndpoint.post("reportFood", "/foods", {
      payload: ReportFoodPayload,
      success: Done,
      error: [FieldRefused, FoodNotFound, ReportsOwnFood, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("ownDecisions", "/mine", { success: Decisions }).annotate(Access, "member"),
    HttpApiEndpoint.post("appeal", "/mine/appeal", {
      payload: AppealPayload,
      success: Done,
      error: [AlreadyAppealed, DecisionNotFound, FieldRefused, TooManyTries],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "people")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/moderation") {}

export { moderationProblems } from "./problems.ts";
