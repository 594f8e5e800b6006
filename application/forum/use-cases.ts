import {
  categoriesFor,
  categoryOf,
  checkCategory,
  checkPostText,
  checkTopicTitle,
  mayLink,
  type PostRefused,
  type TitleLength,
  TRUST,
  type CategoryClosed,
  type CategoryUnknown,
} from "@morsel/domain/forum";
import { isAdmin, type Member, type MemberId } from "@morsel/domain/identity";
import type { Locale } from "@morsel/domain/locales";
import * as Effect from "effect/Effect";
import type { MemberStore } from "../identity/member-store.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { pageOf, readPage } from "../platform/paging.ts";
import { refuseCursor } from "../platform/refused-field.ts";
import { token } from "../platform/token.ts";
import { makeDraftCases } from "./draft-cases.ts";
import type { DraftStore } from "./draft-store.ts";
import type {
  ForumReader,
  ForumStore,
  PostNotFound,
  PostOfTopic,
  PostText,
  PostVersionConflict,
  StoredTopic,
  TopicNotFound,
  TopicPlace,
  WriteRefused,
} from "./forum-store.ts";
import { makeModerationCases } from "./moderation-cases.ts";
import type { MarkStore } from "./mark-store.ts";
import { makeMentionCases } from "./mention-cases.ts";
import type { Mentionable, MentionStore } from "./mention-store.ts";
import type { PostRenderer } from "./post-renderer.ts";
import { makeReactionCases } from "./reaction-cases.ts";
import type { ReactionStore } from "./reaction-store.ts";
import type { ReadCategories } from "./read-categories.ts";
import { makeReadingCases, writerOf } from "./reading-cases.ts";
import { makeSearchPosts, type SearchRequest } from "./search-posts.ts";

export type ForumPorts = {
  readonly forum: ForumStore;
  readonly marks: MarkStore;
  readonly mentions: MentionStore;
  readonly reactions: ReactionStore;
  readonly drafts: DraftStore;
  readonly members: Pick<MemberStore, "byLogin">;
  readonly renderer: PostRenderer;
  readonly categories: ReadCategories;
  readonly clock: Clock;
};

export type TopicPage = { readonly items: readonly StoredTopic[]; readonly next?: string };
export type PostPage = { readonly topic: StoredTopic; readonly items: readonly PostOfTopic[]; readonly next?: string };

type By = Member | undefined;
type LengthRefused = Extract<PostRefused, { readonly _tag: "PostLength" }>;

const topicNotFound = Effect.fail<TopicNotFound>({ _tag: "TopicNotFound" });

const readerOf = (by: By): ForumReader => ({
  isModerator: isAdmin(by?.roles),
  ...(by === undefined ? {} : { member: by.id }),
});

const placeIn = (cursor: string): TopicPlace | undefined => {
  const [, pinned, lastPostAt, id] = /^([01])\.(\d{1,15})\.([\da-f-]{36})$/.exec(cursor) ?? [];
  return id === undefined ? undefined : { isPinned: pinned === "1", lastPostAt: Number(lastPostAt), id };
};

/** All that can be done in the forum. */
export const makeForumUseCases = (ports: ForumPorts) => {
  const { forum, mentions, renderer, categories, clock } = ports;
  const searchPosts = makeSearchPosts(forum);
  const { mentionable, readMentions } = makeMentionCases({ mentions });
  /** FO4, FO10, FO43, W611: a text as it is kept. */
  const written = (by: Member, text: string): Effect.Effect<PostText, LengthRefused> =>
    Effect.gen(function* () {
      const at = yield* clock.now;
      const source = yield* fromResult(checkPostText(text));
      const posts = yield* forum.postsBy(by.id, TRUST.posts);
      const hasLinks = mayLink({ posts, joinedAt: by.createdAt, isModerator: isAdmin(by.roles) }, at);
      const named = hasLinks ? yield* mentionable(by, source) : new Map<string, Mentionable>();
      const mentioned = new Set<MemberId>();
      const onMention = (key: string): void => {
        const found = named.get(key);
        if (found !== undefined) mentioned.add(found.id);
      };
      const html = renderer.render(source, { hasLinks, mentions: named, onMention });
      return { source, html, renderer: renderer.version, at, mentioned: [...mentioned] };
    });

  return {
    ...makeReadingCases(ports),
    ...makeReactionCases(ports),
    ...makeDraftCases(ports),
    ...makeModerationCases(ports),
    readMentions,
    /** FO19 */
    categories,

    /** FO2, FO5: a category's topics, its pinned ones first; without a category all that the language has, the latest first. */
    readTopics: Effect.fn("ReadTopics")(function* (request: {
      readonly by: By;
      readonly locale: Locale;
      readonly category?: string | undefined;
      readonly limit: number;
      readonly cursor?: string | undefined;
    }): Effect.fn.Return<TopicPage, FieldRefused | CategoryUnknown> {
      const { category, cursor, limit } = request;
      const all = yield* categories;
      const asked =
        category === undefined ? categoriesFor(all, request.locale) : [yield* fromResult(categoryOf(all, category))];
      const hasPinned = category !== undefined;
      const at = yield* clock.now;
      return yield* readPage({
        limit,
        cursor,
        placeIn,
        read: (query) =>
          forum.topics(readerOf(request.by), { ...query, categories: asked.map(({ slug }) => slug), hasPinned, at }),
        cursorOf: ({ isPinned, lastPostAt, id }) => `${isPinned ? 1 : 0}.${lastPostAt}.${id}`,
      });
    }),

    /** A topic with some of its posts. */
    readTopic: Effect.fn("ReadTopic")(function* (request: {
      readonly by: By;
      readonly id: string;
      /** The number of the last post of the page before. */
      readonly cursor?: string | undefined;
      readonly limit: number;
    }): Effect.fn.Return<PostPage, FieldRefused | TopicNotFound> {
      const { cursor = "0" } = request;
      if (!/^\d{1,9}$/.test(cursor)) return yield* refuseCursor;
      const reader = readerOf(request.by);
      const topic = yield* forum.topic(reader, request.id);
      if (topic === undefined) return yield* topicNotFound;
      const found = yield* forum.posts(reader, topic.id, { after: Number(cursor), limit: request.limit + 1 });
      const { items, last } = pageOf(found, request.limit);
      return { topic, items, ...(last === undefined ? {} : { next: String(last.number) }) };
    }),

    searchPosts: (by: By, request: SearchRequest) => searchPosts(readerOf(by), request),

    /** FO9, W610 */
    addTopic: Effect.fn("AddTopic")(function* (
      by: Member,
      topic: {
        readonly id: string;
        readonly post: string;
        readonly category: string;
        readonly title: string;
        readonly text: string;
      },
    ): Effect.fn.Return<void, TitleLength | LengthRefused | CategoryUnknown | CategoryClosed | WriteRefused> {
      const { id, category } = topic;
      yield* fromResult(checkCategory(yield* categories, category, isAdmin(by.roles)));
      const title = yield* fromResult(checkTopicTitle(topic.title));
      yield* forum.addTopic(writerOf(by), {
        id,
        category,
        title,
        post: { id: topic.post, ...(yield* written(by, topic.text)) },
      });
    }),

    addPost: Effect.fn("AddPost")(function* (
      by: Member,
      post: { readonly id: string; readonly topic: string; readonly text: string },
    ): Effect.fn.Return<void, LengthRefused | WriteRefused | TopicNotFound> {
      const { id, topic } = post;
      yield* forum.addPost(writerOf(by), { id, topic, ...(yield* written(by, post.text)) });
    }),

    /** FO11 */
    editPost: Effect.fn("EditPost")(function* (
      by: Member,
      post: { readonly id: string; readonly text: string; readonly version: number },
    ): Effect.fn.Return<void, LengthRefused | WriteRefused | PostNotFound | PostVersionConflict> {
      const { id, version } = post;
      yield* forum.editPost(writerOf(by), { id, version, ...(yield* written(by, post.text)) });
    }),

    /** W612: what a text would look like as a post. */
    preview: (by: Member, text: string): Effect.Effect<string, LengthRefused> =>
      Effect.map(written(by, text), ({ html }) => html),

    readRevisions: Effect.fn("ReadRevisions")(function* (by: By, id: string) {
      const reader = readerOf(by);
      if ((yield* forum.post(reader, id)) === undefined)
        return yield* Effect.fail<PostNotFound>({ _tag: "PostNotFound" });
      return yield* forum.revisions(reader, id);
    }),
  };
};

export type ForumUseCases = ReturnType<typeof makeForumUseCases>;
export const ForumUseCases = token<ForumUseCases>("ForumUseCases");
