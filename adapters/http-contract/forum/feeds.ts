import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals } from "../shared/access.ts";
import { textUpTo, Uuid } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { forumProblems } from "./problems.ts";

const { TopicNotFound } = problemSchemas(forumProblems);

/** Atom, as RFC 4287 says it. */
const Feed = Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "application/atom+xml" }));

/** W628 */
export class ForumFeedsGroup extends HttpApiGroup.make("forumFeeds")
  .add(
    HttpApiEndpoint.get("topicsFeed", "/feed", {
      query: { category: Schema.optionalKey(textUpTo(80)), locale: Schema.optionalKey(textUpTo(12)) },
      success: Feed,
      error: [FieldRefused, TooManyTries],
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("topicFeed", "/topics/:id/feed", {
      params: { id: Uuid },
      success: Feed,
      error: [TopicNotFound, TooManyTries],
    }).annotate(Access, "visitor"),
  )
  .middleware(PlainRefusals)
  .prefix("/api/services/forum") {}
