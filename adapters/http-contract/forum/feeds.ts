import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals } from "../shared/access.ts";
import { textUpTo, Uuid } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { forumProblems } from "./problems.ts";

const { TopicNotFound } = problemSchemas(forumProblems);

/** Atom, as RFC 4287 says it, or RSS 2.0 where that is asked for. */
const Feed = [
  Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "application/atom+xml" })),
  Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "application/rss+xml" })),
] as const;

export const FEED_FORMATS = ["atom", "rss"] as const;

/** Topics have one address for all languages: this one is of the words around them. */
const asked = {
  locale: Schema.optionalKey(textUpTo(12)),
  format: Schema.optionalKey(Schema.Literals(FEED_FORMATS)),
};

/** W628 */
export class ForumFeedsGroup extends HttpApiGroup.make("forumFeeds")
  .add(
    HttpApiEndpoint.get("topicsFeed", "/feed", {
      query: { ...asked, category: Schema.optionalKey(textUpTo(80)) },
      success: Feed,
      error: [FieldRefused, TooManyTries],
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("topicFeed", "/topics/:id/feed", {
      params: { id: Uuid },
      query: asked,
      success: Feed,
      error: [TopicNotFound, TooManyTries],
    }).annotate(Access, "visitor"),
  )
  .middleware(PlainRefusals)
  .prefix("/api/services/forum") {}
