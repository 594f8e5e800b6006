import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { adminProblems } from "../admin/problems.ts";
import { messageProblems } from "../messages/problems.ts";
import { Access, PlainRefusals, Scope, ScopeArea, SignedIn } from "../shared/access.ts";
import { PageLimit, textUpTo, Uuid } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { forumProblems } from "./problems.ts";
import {
  BanPayload,
  Categories,
  EditPayload,
  FollowPayload,
  FoundPage,
  HidePayload,
  IdPayload,
  MentionPage,
  ModeratePayload,
  PostPage,
  PostPayload,
  Preview,
  PreviewPayload,
  ReadPayload,
  ReportPayload,
  Revisions,
  TopicPage,
  TopicPayload,
  Visit,
} from "./schemas.ts";

const {
  Banned,
  BansModerator,
  CategoryClosed,
  ModeratorNeeded,
  PostNotFound,
  PostVersionConflict,
  ReasonNeeded,
  TooManyFollowed,
  TopicLocked,
  TopicNotFound,
} = problemSchemas(forumProblems);
const { AdminEntryNeeded } = problemSchemas(adminProblems);
const { RecipientUnknown } = problemSchemas(messageProblems);

/** Visitors read. */
export class ForumGroup extends HttpApiGroup.make("forum")
  .add(
    HttpApiEndpoint.get("categories", "/categories", {
      query: { locale: Schema.optionalKey(textUpTo(12)) },
      success: Categories,
      error: [TooManyTries],
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("topics", "/topics", {
      query: {
        category: Schema.optionalKey(textUpTo(80)),
        /** The language of the reader, which has a category of its own. */
        locale: Schema.optionalKey(textUpTo(12)),
        limit: Schema.optionalKey(PageLimit),
        cursor: Schema.optionalKey(textUpTo(100)),
      },
      success: TopicPage,
      error: [FieldRefused, TooManyTries],
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("topic", "/topics/:id", {
      params: { id: Uuid },
      query: { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(10)) },
      success: PostPage,
      error: [FieldRefused, TopicNotFound, TooManyTries],
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("searchPosts", "/search", {
      query: {
        /** FO16: words that a post holds all of. */
        q: textUpTo(400),
        limit: Schema.optionalKey(PageLimit),
        cursor: Schema.optionalKey(textUpTo(15)),
      },
      success: FoundPage,
      error: [FieldRefused, TooManyTries],
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("postRevisions", "/posts/:id/revisions", {
      params: { id: Uuid },
      success: Revisions,
      error: [PostNotFound, TooManyTries],
    }).annotate(Access, "visitor"),
  )
  .middleware(PlainRefusals)
  .prefix("/api/services/forum") {}

const Id = IdPayload.pipe(HttpApiSchema.status(201));

export class ForumWritingGroup extends HttpApiGroup.make("forumWriting")
  .add(
    HttpApiEndpoint.post("addTopic", "/topics", {
      payload: TopicPayload,
      success: Id,
      error: [FieldRefused, Banned, CategoryClosed, TopicLocked, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("addPost", "/posts", {
      payload: PostPayload,
      success: Id,
      error: [FieldRefused, Banned, TopicLocked, TopicNotFound, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("editPost", "/posts/edit", {
      payload: EditPayload,
      success: IdPayload,
      error: [FieldRefused, Banned, TopicLocked, PostNotFound, PostVersionConflict, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("previewPost", "/posts/preview", {
      payload: PreviewPayload,
      success: Preview,
      error: [FieldRefused, TooManyTries],
    })
      .annotate(Access, "member")
      .annotate(Scope, "people:read"),
    HttpApiEndpoint.post("reportPost", "/posts/report", {
      payload: ReportPayload,
      success: IdPayload,
      error: [FieldRefused, PostNotFound, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("moderateTopic", "/topics/moderate", {
      payload: ModeratePayload,
      success: IdPayload,
      error: [AdminEntryNeeded, CategoryClosed, FieldRefused, ModeratorNeeded, TopicNotFound],
    })
      .annotate(Access, "admin")
      .annotate(Scope, "session"),
    HttpApiEndpoint.post("hidePost", "/posts/hide", {
      payload: HidePayload,
      success: HidePayload,
      error: [AdminEntryNeeded, PostNotFound],
    })
      .annotate(Access, "admin")
      .annotate(Scope, "session"),
    HttpApiEndpoint.post("banFromForum", "/bans", {
      payload: BanPayload,
      success: BanPayload,
      error: [AdminEntryNeeded, BansModerator, ModeratorNeeded, ReasonNeeded, RecipientUnknown],
    })
      .annotate(Access, "admin")
      .annotate(Scope, "session"),
  )
  .annotateEndpoints(ScopeArea, "people")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/forum") {}

/** Marks, follows and visits of a member. */
export class ForumReadingGroup extends HttpApiGroup.make("forumReading")
  .add(
    HttpApiEndpoint.get("followedTopics", "/following", {
      query: { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(100)) },
      success: TopicPage,
      error: [FieldRefused, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("forumMentions", "/mentions", {
      query: { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(60)) },
      success: MentionPage,
      error: [FieldRefused, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("visitForum", "/visits", {
      success: Visit,
      error: [TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("readTopic", "/topics/read", {
      payload: ReadPayload,
      success: ReadPayload,
      error: [TopicNotFound, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("followTopic", "/topics/follow", {
      payload: FollowPayload,
      success: FollowPayload,
      error: [TopicNotFound, TooManyFollowed, TooManyTries],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "people")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/forum") {}

export { forumProblems } from "./problems.ts";
export { ForumDraftsGroup } from "./drafts.ts";
export { ForumReactionsGroup } from "./reactions.ts";
