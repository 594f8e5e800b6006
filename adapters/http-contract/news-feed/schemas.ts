import { NEWS_KINDS } from "@morsel/domain/account";
import { REPORT_REASONS } from "@morsel/domain/social";
import * as Schema from "effect/Schema";
import { InstantText, textUpTo, Uuid } from "../shared/primitives.ts";

const Entry = Schema.Struct({
  id: Schema.String,
  username: Schema.String,
  kind: Schema.Literals([...NEWS_KINDS, "words"]),
  /** Kilograms lost, days of a streak, or when the member joined, in milliseconds. */
  amount: Schema.NullOr(Schema.Finite),
  words: Schema.String,
  posted_at: InstantText,
  likes: Schema.Int,
  comments: Schema.Int,
  is_liked: Schema.Boolean,
  is_own: Schema.Boolean,
}).annotate({ identifier: "NewsEntry" });

/** The newest first; `next` is the cursor of the page behind, null on the last one. */
export const FeedPage = Schema.Struct({ items: Schema.Array(Entry), next: Schema.NullOr(Schema.String) }).annotate({
  identifier: "NewsFeedPage",
});
export type WireFeedPage = typeof FeedPage.Encoded;

const Comment = Schema.Struct({
  id: Schema.String,
  username: Schema.String,
  words: Schema.String,
  posted_at: InstantText,
  may_delete: Schema.Boolean,
}).annotate({ identifier: "NewsComment" });
export const CommentPage = Schema.Struct({ items: Schema.Array(Comment), next: Schema.NullOr(Schema.String) }).annotate(
  {
    identifier: "NewsCommentPage",
  },
);
export type WireCommentPage = typeof CommentPage.Encoded;

/** Longer than what is accepted, so that the rule can say by how much. */
const Text = textUpTo(4000);
export const IdPayload = Schema.Struct({ id: Uuid });
export const PostPayload = Schema.Struct({ id: Uuid, text: Text });
export const LikePayload = Schema.Struct({ id: Uuid, is_liked: Schema.Boolean });
export const CommentPayload = Schema.Struct({ id: Uuid, entry_id: Uuid, text: Text });
export const CommentIdPayload = Schema.Struct({ id: Uuid, entry_id: Uuid });
export const MutePayload = Schema.Struct({ username: textUpTo(100), is_muted: Schema.Boolean });
export const Muted = Schema.Struct({ usernames: Schema.Array(Schema.String) });
export const ReportPayload = Schema.Struct({
  id: Uuid,
  entry_id: Uuid,
  comment_id: Schema.optionalKey(Uuid),
  reason: Schema.Literals(REPORT_REASONS),
  text: Text,
});
