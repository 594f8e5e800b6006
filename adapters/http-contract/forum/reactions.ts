import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { PageLimit, textUpTo } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { forumProblems } from "./problems.ts";
import { ReactedPage, ReactPayload } from "./schemas.ts";

const { Banned, PostNotFound, ReactsToOneself, TopicLocked } = problemSchemas(forumProblems);

/** Reactions of a member, and those to their posts. */
export class ForumReactionsGroup extends HttpApiGroup.make("forumReactions")
  .add(
    HttpApiEndpoint.post("reactToPost", "/posts/react", {
      payload: ReactPayload,
      success: ReactPayload,
      error: [Banned, PostNotFound, ReactsToOneself, TopicLocked, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("reactedPosts", "/reactions", {
      query: { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(60)) },
      success: ReactedPage,
      error: [FieldRefused, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("lookAtReactions", "/reactions/seen", {
      success: Schema.Struct({ unread_reacted: Schema.Int }),
      error: [TooManyTries],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "people")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/forum") {}
