import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { PageLimit, textUpTo, Uuid } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { newsProblems } from "./problems.ts";
import {
  CommentIdPayload,
  CommentPage,
  CommentPayload,
  FeedPage,
  IdPayload,
  LikePayload,
  Muted,
  MutePayload,
  PostPayload,
  ReportPayload,
} from "./schemas.ts";

const { CommentsAreFull, NewsDayIsFull, NewsNotFound } = problemSchemas(newsProblems);

const paging = { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(100)) };

export class NewsFeedGroup extends HttpApiGroup.make("newsFeed")
  .add(
    HttpApiEndpoint.get("newsFeed", "/", { query: paging, success: FeedPage, error: FieldRefused }).annotate(
      Access,
      "member",
    ),
    HttpApiEndpoint.post("postNews", "/", {
      payload: PostPayload,
      success: IdPayload.pipe(HttpApiSchema.status(201)),
      error: [FieldRefused, NewsDayIsFull, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("deleteNews", "/delete", { payload: IdPayload, success: IdPayload }).annotate(
      Access,
      "member",
    ),
    HttpApiEndpoint.post("likeNews", "/like", {
      payload: LikePayload,
      success: LikePayload,
      error: NewsNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("newsComments", "/:id/comments", {
      params: { id: Uuid },
      query: paging,
      success: CommentPage,
      error: [FieldRefused, NewsNotFound],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("commentOnNews", "/comments", {
      payload: CommentPayload,
      success: IdPayload.pipe(HttpApiSchema.status(201)),
      error: [CommentsAreFull, FieldRefused, NewsNotFound, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("deleteNewsComment", "/comments/delete", {
      payload: CommentIdPayload,
      success: CommentIdPayload,
      error: NewsNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("mutedFriends", "/muted", { success: Muted }).annotate(Access, "member"),
    HttpApiEndpoint.post("muteFriend", "/mute", { payload: MutePayload, success: MutePayload }).annotate(
      Access,
      "member",
    ),
    HttpApiEndpoint.post("reportNews", "/report", {
      payload: ReportPayload,
      success: IdPayload,
      error: [FieldRefused, NewsNotFound, TooManyTries],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "people")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/news_feed") {}

export { newsProblems } from "./problems.ts";
