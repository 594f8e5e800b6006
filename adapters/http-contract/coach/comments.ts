import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { CalendarDate, textUpTo } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { coachProblems } from "./problems.ts";
import { AnswerPayload, CommentedDays, CommentPayload, CommentReportPayload, Comments, IdPayload } from "./schemas.ts";

const { ClientNotFound, CoachCommentNotFound, CoachDayIsFull, CoachGrantNotFound } = problemSchemas(coachProblems);

const username = textUpTo(60);
const Id = IdPayload.pipe(HttpApiSchema.status(201));

/** SO43: comments of coaches on days of their clients. */
export class CoachCommentsGroup extends HttpApiGroup.make("coachComments")
  .add(
    HttpApiEndpoint.get("coachCommentsOn", "/comments", {
      query: { date: CalendarDate },
      success: Comments,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("coachCommentDays", "/comments/days", { success: CommentedDays }).annotate(Access, "member"),
    HttpApiEndpoint.post("answerCoach", "/comments", {
      payload: AnswerPayload,
      success: Id,
      error: [CoachDayIsFull, CoachGrantNotFound, FieldRefused, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("hideCoachComment", "/comments/hide", {
      payload: IdPayload,
      success: IdPayload,
      error: CoachCommentNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("reportCoachComment", "/comments/report", {
      payload: CommentReportPayload,
      success: IdPayload,
      error: [CoachCommentNotFound, FieldRefused, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("clientComments", "/clients/:username/days/:date/comments", {
      params: { username, date: CalendarDate },
      success: Comments,
      error: ClientNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("commentOnClient", "/clients/:username/comments", {
      params: { username },
      payload: CommentPayload,
      success: Id,
      error: [ClientNotFound, CoachDayIsFull, FieldRefused, TooManyTries],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "session")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/coach") {}
