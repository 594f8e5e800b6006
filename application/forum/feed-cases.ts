import { categoriesFor, categoryName, categoryOf, FEED_ENTRIES, type CategoryUnknown } from "@morsel/domain/forum";
import type { Locale } from "@morsel/domain/locales";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import { token } from "../platform/token.ts";
import type { FedPost, FedTopic, ForumFeedStore } from "./feed-store.ts";
import type { TopicNotFound } from "./forum-store.ts";
import type { ReadCategories } from "./read-categories.ts";

export type TopicFeed = { readonly topic: FedTopic; readonly posts: readonly FedPost[] };

export type TopicsFeed = {
  readonly topics: readonly FedTopic[];
  /** A category's name, where admins gave it one, else its address. */
  readonly name?: string;
};

export type ForumFeedPorts = {
  readonly feeds: ForumFeedStore;
  readonly categories: ReadCategories;
  readonly clock: Clock;
};

/** W628 */
export const makeForumFeeds = ({ feeds, categories, clock }: ForumFeedPorts) => ({
  /** FO2, FO60: the latest of a category, or of all that a language has. */
  readTopics: Effect.fn("ReadTopicsFeed")(function* ({
    category,
    locale,
  }: {
    readonly category?: string | undefined;
    readonly locale: Locale;
  }): Effect.fn.Return<TopicsFeed, CategoryUnknown> {
    const all = yield* categories;
    const asked = category === undefined ? categoriesFor(all, locale) : [yield* fromResult(categoryOf(all, category))];
    const slugs = asked.map(({ slug }) => slug);
    const topics = yield* feeds.topics({ categories: slugs, limit: FEED_ENTRIES, at: yield* clock.now });
    const [only] = asked;
    if (category === undefined || only === undefined) return { topics };
    return { topics, name: categoryName(only, locale) ?? only.slug };
  }),

  /** FO60 */
  readTopic: Effect.fn("ReadTopicFeed")(function* (id: string): Effect.fn.Return<TopicFeed, TopicNotFound> {
    const at = yield* clock.now;
    const topic = yield* feeds.topic(id, at);
    if (topic === undefined) return yield* Effect.fail<TopicNotFound>({ _tag: "TopicNotFound" });
    return { topic, posts: yield* feeds.posts(id, { limit: FEED_ENTRIES, at }) };
  }),
});

export type ForumFeeds = ReturnType<typeof makeForumFeeds>;
export const ForumFeeds = token<ForumFeeds>("ForumFeeds");
