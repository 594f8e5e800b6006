import { POST_MAX, TOPIC_TITLE } from "@morsel/domain/forum";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { messageProblems } from "../messages/problems.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { InstantText, textUpTo, Uuid, Version } from "../shared/primitives.ts";
import { problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";

const { DraftsAreFull, DraftVersionConflict } = problemSchemas(messageProblems);

/** A topic's id, or "new" for a new topic. */
const Place = Schema.Union([Uuid, Schema.Literal("new")]);
const PlacePayload = Schema.Struct({ place: Place });
const DraftPayload = Schema.Struct({
  place: Place,
  /** Empty in a reply, and so is the title. */
  category: textUpTo(80),
  title: textUpTo(TOPIC_TITLE.max),
  text: textUpTo(POST_MAX),
  /** The version that was read, 0 for a new draft. */
  version: Version,
});
const Draft = Schema.Struct({
  place: Schema.String,
  category: Schema.String,
  title: Schema.String,
  text: Schema.String,
  version: Schema.Int,
  saved_at: InstantText,
}).annotate({ identifier: "ForumDraft" });
const MaybeDraft = Schema.Struct({ draft: Schema.NullOr(Draft) }).annotate({ identifier: "ForumDraftAnswer" });
const Drafts = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({
      place: Schema.String,
      title: Schema.String,
      /** Title of the topic that is answered. */
      topic: Schema.NullOr(Schema.String),
      piece: Schema.String,
      saved_at: InstantText,
    }),
  ),
}).annotate({ identifier: "ForumDrafts" });

/** Topics and replies that a member began to write. */
export class ForumDraftsGroup extends HttpApiGroup.make("forumDrafts")
  .add(
    HttpApiEndpoint.get("forumDrafts", "/drafts", { success: Drafts, error: [TooManyTries] }).annotate(
      Access,
      "member",
    ),
    HttpApiEndpoint.get("forumDraft", "/drafts/one", {
      query: { place: Place },
      success: MaybeDraft,
      error: [TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("saveForumDraft", "/drafts", {
      payload: DraftPayload,
      success: PlacePayload,
      error: [DraftsAreFull, DraftVersionConflict, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("deleteForumDraft", "/drafts/delete", {
      payload: PlacePayload,
      success: PlacePayload,
      error: [TooManyTries],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "people")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/forum") {}
