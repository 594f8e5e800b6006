import { CATEGORY_STATES, REACTIONS } from "@morsel/domain/forum";
import { REPORT_REASONS } from "@morsel/domain/social";
import * as Schema from "effect/Schema";
import { InstantText, textUpTo, Uuid, Version } from "../shared/primitives.ts";

/** In their order. `message` names one that ships, unless admins gave it a name; `listed` says that readers of the language see it. */
export const Categories = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({
      slug: Schema.String,
      message: Schema.NullOr(Schema.String),
      name: Schema.NullOr(Schema.String),
      description: Schema.NullOr(Schema.String),
      language: Schema.NullOr(Schema.String),
      state: Schema.Literals(CATEGORY_STATES),
      listed: Schema.Boolean,
    }),
  ),
}).annotate({ identifier: "ForumCategories" });
export type WireCategories = typeof Categories.Encoded;

const Topic = Schema.Struct({
  id: Schema.String,
  category: Schema.String,
  title: Schema.String,
  /** Null: a former member. */
  author: Schema.NullOr(Schema.String),
  created_at: InstantText,
  last_post_at: InstantText,
  posts: Schema.Int,
  is_locked: Schema.Boolean,
  is_pinned: Schema.Boolean,
  is_hidden: Schema.Boolean,
  /** FO40: the number up to which the reader has read; 0 where they never opened it. */
  seen: Schema.Int,
  unread: Schema.Int,
  is_followed: Schema.Boolean,
  /** FO42 */
  is_new: Schema.Boolean,
}).annotate({ identifier: "ForumTopic" });
export type WireTopic = typeof Topic.Encoded;

const Reactions = Schema.Array(
  Schema.Struct({ kind: Schema.Literals(REACTIONS), count: Schema.Int, is_mine: Schema.Boolean }),
);
/** `html` is made by the server from `source` and can be shown as it is. */
const Post = Schema.Struct({
  id: Schema.String,
  topic_id: Schema.String,
  number: Schema.Int,
  author: Schema.NullOr(Schema.String),
  is_own: Schema.Boolean,
  created_at: InstantText,
  edited_at: Schema.NullOr(InstantText),
  version: Schema.Int,
  source: Schema.String,
  html: Schema.String,
  is_hidden: Schema.Boolean,
  /** FO50: kinds that nobody gave are left out. */
  reactions: Reactions,
}).annotate({ identifier: "ForumPost" });
export type WirePost = typeof Post.Encoded;

export const TopicPage = Schema.Struct({ items: Schema.Array(Topic), next: Schema.NullOr(Schema.String) }).annotate({
  identifier: "ForumTopicPage",
});
export type WireTopicPage = typeof TopicPage.Encoded;

export const PostPage = Schema.Struct({
  topic: Topic,
  items: Schema.Array(Post),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "ForumPostPage" });
export type WirePostPage = typeof PostPage.Encoded;

/** A post that was found; `piece` is text of it on one line. */
const FOUND = {
  id: Schema.String,
  topic_id: Schema.String,
  number: Schema.Int,
  title: Schema.String,
  category: Schema.String,
  author: Schema.NullOr(Schema.String),
  created_at: InstantText,
  piece: Schema.String,
};
const Found = Schema.Struct(FOUND).annotate({ identifier: "ForumFound" });
export type WireFound = typeof Found.Encoded;

export const FoundPage = Schema.Struct({ items: Schema.Array(Found), next: Schema.NullOr(Schema.String) }).annotate({
  identifier: "ForumFoundPage",
});
export type WireFoundPage = typeof FoundPage.Encoded;

/** A post that names the member. */
const Mention = Schema.Struct({ ...FOUND, is_unread: Schema.Boolean }).annotate({ identifier: "ForumMention" });
export const MentionPage = Schema.Struct({ items: Schema.Array(Mention), next: Schema.NullOr(Schema.String) }).annotate(
  {
    identifier: "ForumMentionPage",
  },
);
export type WireMentionPage = typeof MentionPage.Encoded;

export const Revisions = Schema.Struct({
  items: Schema.Array(Schema.Struct({ version: Schema.Int, source: Schema.String, at: InstantText })),
}).annotate({ identifier: "ForumRevisions" });
export type WireRevisions = typeof Revisions.Encoded;

/** Longer than what is accepted, so that the rule can say by how much; bounded all the same. */
const Text = textUpTo(40_000);
const Category = textUpTo(80);
export const TopicPayload = Schema.Struct({
  id: Uuid,
  post_id: Uuid,
  category: Category,
  title: textUpTo(500),
  text: Text,
});
export const PostPayload = Schema.Struct({ id: Uuid, topic_id: Uuid, text: Text });
export const EditPayload = Schema.Struct({ id: Uuid, text: Text, version: Version });
export const PreviewPayload = Schema.Struct({ text: Text });
export const Preview = Schema.Struct({ html: Schema.String });
export const IdPayload = Schema.Struct({ id: Uuid });
export const ReportPayload = Schema.Struct({
  id: Uuid,
  post_id: Uuid,
  reason: Schema.Literals(REPORT_REASONS),
  text: textUpTo(4000),
});
export const ACTS = ["Lock", "Unlock", "Pin", "Unpin", "Hide", "Show", "Move"] as const;
/** `category` is where a topic moves. */
export const ModeratePayload = Schema.Struct({
  id: Uuid,
  act: Schema.Literals(ACTS),
  category: Schema.optionalKey(Category),
});
export const ReadPayload = Schema.Struct({
  id: Uuid,
  /** The highest number that was shown. */
  number: Schema.Int.check(
    Schema.isBetween({ minimum: 1, maximum: 1_000_000_000 }, { expected: "a number of a post" }),
  ),
});
export const FollowPayload = Schema.Struct({ id: Uuid, is_followed: Schema.Boolean });
export const Visit = Schema.Struct({
  unread_followed: Schema.Int,
  unread_mentions: Schema.Int,
  unread_reacted: Schema.Int,
});
export type WireVisit = typeof Visit.Encoded;
export const ReactPayload = Schema.Struct({
  post_id: Uuid,
  kind: Schema.Literals(REACTIONS),
  /** False takes it back. */
  is_on: Schema.Boolean,
});
/** FO52: a post of the member's that others reacted to; `names` are the latest two of `people`. */
const Reacted = Schema.Struct({
  id: Schema.String,
  topic_id: Schema.String,
  number: Schema.Int,
  title: Schema.String,
  category: Schema.String,
  created_at: InstantText,
  piece: Schema.String,
  at: InstantText,
  is_unread: Schema.Boolean,
  people: Schema.Int,
  names: Schema.Array(Schema.String),
}).annotate({ identifier: "ForumReacted" });
export const ReactedPage = Schema.Struct({
  items: Schema.Array(Reacted),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "ForumReactedPage" });
export type WireReactedPage = typeof ReactedPage.Encoded;
export const HidePayload = Schema.Struct({ id: Uuid, is_hidden: Schema.Boolean });
/** Without a reason a ban ends. */
export const BanPayload = Schema.Struct({
  username: textUpTo(100),
  reason: Schema.optionalKey(textUpTo(500)),
  days: Schema.optionalKey(
    Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 3650 }, { expected: "1 to 3650 days" })),
  ),
});
