import type { PostOfTopic, Revision, StoredTopic } from "@morsel/application/forum/forum-store";
import type { FoundPage, FoundPost } from "@morsel/application/forum/search-posts";
import type { MentionPage } from "@morsel/application/forum/mention-cases";
import type { ForumVisit } from "@morsel/application/forum/reading-cases";
import type { PostPage, TopicPage } from "@morsel/application/forum/use-cases";
import { categoriesFor, categoryName, textIn, unreadPosts, type Category } from "@morsel/domain/forum";
import type { Locale } from "@morsel/domain/locales";
import type {
  WireCategories,
  WireFound,
  WireFoundPage,
  WireMentionPage,
  WirePost,
  WirePostPage,
  WireRevisions,
  WireTopic,
  WireTopicPage,
  WireVisit,
} from "./schemas.ts";

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** FO2, FO20: as a reader of the language sees them. */
export const writeCategories = (categories: readonly Category[], locale: Locale): WireCategories => {
  const listed = new Set(categoriesFor(categories, locale).map(({ slug }) => slug));
  return {
    items: categories.map((category) => {
      const name = categoryName(category, locale) ?? null;
      return {
        slug: category.slug,
        message: name === null ? (category.key ?? null) : null,
        name,
        description: textIn(category.descriptions, locale) ?? null,
        language: category.locale ?? null,
        state: category.state,
        listed: listed.has(category.slug),
      };
    }),
  };
};

const writeTopic = ({
  id,
  category,
  title,
  author,
  createdAt,
  lastPostAt,
  posts,
  ...topic
}: StoredTopic): WireTopic => ({
  id,
  category,
  title,
  author: author ?? null,
  created_at: instant(createdAt),
  last_post_at: instant(lastPostAt),
  posts,
  is_locked: topic.isLocked,
  is_pinned: topic.isPinned,
  is_hidden: topic.isHidden,
  seen: topic.seen,
  unread: unreadPosts(posts, topic.seen),
  is_followed: topic.isFollowed,
  is_new: topic.isNew,
});

const readTopic = ({ author, created_at: createdAt, last_post_at: lastPostAt, ...topic }: WireTopic): StoredTopic => ({
  id: topic.id,
  category: topic.category,
  title: topic.title,
  ...(author === null ? {} : { author }),
  createdAt: Date.parse(createdAt),
  lastPostAt: Date.parse(lastPostAt),
  posts: topic.posts,
  isLocked: topic.is_locked,
  isPinned: topic.is_pinned,
  isHidden: topic.is_hidden,
  seen: topic.seen,
  isFollowed: topic.is_followed,
  isNew: topic.is_new,
});

const writePost = ({ id, topic, number, author, isOwn, createdAt, editedAt, ...post }: PostOfTopic): WirePost => ({
  id,
  topic_id: topic,
  number,
  author: author ?? null,
  is_own: isOwn,
  created_at: instant(createdAt),
  edited_at: editedAt === undefined ? null : instant(editedAt),
  version: post.version,
  source: post.source,
  html: post.html,
  is_hidden: post.isHidden,
  reactions: post.reactions.map(({ isMine, ...reaction }) => ({ ...reaction, is_mine: isMine })),
});

const readPost = ({
  id,
  topic_id: topic,
  number,
  author,
  is_own: isOwn,
  edited_at: editedAt,
  ...post
}: WirePost): PostOfTopic => ({
  id,
  topic,
  number,
  ...(author === null ? {} : { author }),
  isOwn,
  createdAt: Date.parse(post.created_at),
  ...(editedAt === null ? {} : { editedAt: Date.parse(editedAt) }),
  version: post.version,
  source: post.source,
  html: post.html,
  isHidden: post.is_hidden,
  reactions: post.reactions.map(({ is_mine: isMine, ...reaction }) => ({ ...reaction, isMine })),
});

export const writeVisit = ({ unreadFollowed, unreadMentions, unreadReacted }: ForumVisit): WireVisit => ({
  unread_followed: unreadFollowed,
  unread_mentions: unreadMentions,
  unread_reacted: unreadReacted,
});
export const readVisit = (visit: WireVisit): ForumVisit => ({
  unreadFollowed: visit.unread_followed,
  unreadMentions: visit.unread_mentions,
  unreadReacted: visit.unread_reacted,
});
export const writeTopicPage = ({ items, next }: TopicPage): WireTopicPage => ({
  items: items.map(writeTopic),
  next: next ?? null,
});
export const readTopicPage = ({ items, next }: WireTopicPage): TopicPage => ({
  items: items.map(readTopic),
  ...(next === null ? {} : { next }),
});
export const writePostPage = ({ topic, items, next }: PostPage): WirePostPage => ({
  topic: writeTopic(topic),
  items: items.map(writePost),
  next: next ?? null,
});
export const readPostPage = ({ topic, items, next }: WirePostPage): PostPage => ({
  topic: readTopic(topic),
  items: items.map(readPost),
  ...(next === null ? {} : { next }),
});
const writeFound = ({ topic, author, createdAt, ...post }: FoundPost): WireFound => ({
  ...post,
  topic_id: topic,
  author: author ?? null,
  created_at: instant(createdAt),
});
const readFound = ({ topic_id: topic, author, created_at: createdAt, ...post }: WireFound): FoundPost => ({
  ...post,
  topic,
  ...(author === null ? {} : { author }),
  createdAt: Date.parse(createdAt),
});
export const writeFoundPage = ({ items, next }: FoundPage): WireFoundPage => ({
  items: items.map(writeFound),
  next: next ?? null,
});
export const readFoundPage = ({ items, next }: WireFoundPage): FoundPage => ({
  items: items.map(readFound),
  ...(next === null ? {} : { next }),
});
export const writeMentionPage = ({ items, next }: MentionPage): WireMentionPage => ({
  items: items.map(({ isUnread, ...post }) => ({ ...writeFound(post), is_unread: isUnread })),
  next: next ?? null,
});
export const readMentionPage = ({ items, next }: WireMentionPage): MentionPage => ({
  items: items.map(({ is_unread: isUnread, ...post }) => ({ ...readFound(post), isUnread })),
  ...(next === null ? {} : { next }),
});
export const writeRevisions = (items: readonly Revision[]): WireRevisions => ({
  items: items.map(({ at, ...revision }) => ({ ...revision, at: instant(at) })),
});
export const readRevisions = ({ items }: WireRevisions): readonly Revision[] =>
  items.map(({ at, ...revision }) => ({ ...revision, at: Date.parse(at) }));
