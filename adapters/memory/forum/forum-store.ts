import type {
  ForumReader,
  ForumStore,
  ForumWriter,
  PostNotFound,
  PostVersionConflict,
  ReportedPost,
  StoredPost,
  StoredTopic,
  TopicNotFound,
  TopicPlace,
  WriteRefused,
} from "@morsel/application/forum/forum-store";
import { fromResult } from "@morsel/application/platform/from-result";
import {
  NEW_TOPIC,
  checkWriting,
  mayEdit,
  moderateTopic,
  isFoundWord,
  postWords,
  type ModerationRefused,
} from "@morsel/domain/forum";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { membersTable } from "../identity/members-table.ts";
import type { MemoryState } from "../platform/state.ts";
import { blockedBetween } from "../social/relation-tables.ts";
import { addReport, hasReport, reportsOf } from "../social/report-table.ts";
import {
  banTable,
  type By,
  type KeptPost,
  type KeptTopic,
  postTable,
  revisionTable,
  topicTable,
} from "./forum-tables.ts";
import { dropDraft } from "./draft-store.ts";
import { keepMentions } from "./mention-store.ts";
import { markShown, markWritten } from "./mark-tables.ts";
import { reactionsOn } from "./reaction-store.ts";

const topicNotFound = Effect.fail<TopicNotFound>({ _tag: "TopicNotFound" });
const postNotFound = Effect.fail<PostNotFound>({ _tag: "PostNotFound" });
const NEW = { isLocked: false, isHidden: false };

/** Below 0 where the first comes first. */
const inOrder =
  (hasPinned: boolean) =>
  (a: TopicPlace, b: TopicPlace): number =>
    (hasPinned ? Number(b.isPinned) - Number(a.isPinned) : 0) ||
    b.lastPostAt - a.lastPostAt ||
    (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/** Each method runs in one go, as a transaction would. Acts of moderators are kept by the database alone, which nothing here reads. */
export const makeMemoryForumStore = (state: MemoryState): ForumStore => {
  const [topics, posts, revisions, bans] = [
    () => state.of(topicTable),
    () => state.of(postTable),
    () => state.of(revisionTable),
    () => state.of(banTable),
  ];
  const author = (by: MemberId | undefined): { readonly author?: string } => {
    const username = by === undefined ? undefined : state.of(membersTable).get(by)?.member.username;
    return username === undefined ? {} : { author: username };
  };
  const isSeen = (
    { member, isModerator }: ForumReader,
    { by, isHidden }: By & { readonly isHidden: boolean },
  ): boolean =>
    (isModerator || !isHidden) && (member === undefined || by === undefined || !blockedBetween(state, member, by));
  const shownTopic =
    ({ member }: Pick<ForumReader, "member">, at?: number) =>
    ({ by, ...topic }: KeptTopic): StoredTopic => ({
      ...topic,
      ...author(by),
      ...markShown(state, member, topic, at),
    });
  const shownPost = ({ member }: Pick<ForumReader, "member">, { by, ...post }: KeptPost): StoredPost => ({
    ...post,
    ...author(by),
    isOwn: by !== undefined && by === member,
  });
  const topicFor = (reader: ForumReader, id: string): KeptTopic | undefined => {
    const kept = topics().get(id);
    return kept !== undefined && isSeen(reader, kept) ? kept : undefined;
  };
  const postFor = (reader: ForumReader, id: string): KeptPost | undefined => {
    const kept = posts().get(id);
    return kept !== undefined && isSeen(reader, kept) && topicFor(reader, kept.topic) !== undefined ? kept : undefined;
  };
  const checkWriter = (
    { member, isModerator }: ForumWriter,
    topic: { readonly isLocked: boolean; readonly isHidden: boolean },
    at: number,
  ): Effect.Effect<void, WriteRefused> => fromResult(checkWriting({ isModerator, ban: bans().get(member) }, topic, at));

  return {
    topics: (reader, { categories, hasPinned, limit, after, at }) =>
      Effect.sync(() =>
        [...topics().values()]
          .filter((topic) => categories.includes(topic.category) && isSeen(reader, topic))
          .filter((topic) => after === undefined || inOrder(hasPinned)(after, topic) < 0)
          .toSorted(inOrder(hasPinned))
          .slice(0, limit)
          .map(shownTopic(reader, at)),
      ),
    topic: (reader, id) =>
      Effect.sync(() => {
        const kept = topicFor(reader, id);
        return kept && shownTopic(reader)(kept);
      }),
    posts: (reader, topic, { after, limit }) =>
      Effect.sync(() =>
        [...posts().values()]
          .filter((post) => post.topic === topic && post.number > after && isSeen(reader, post))
          .toSorted((a, b) => a.number - b.number)
          .slice(0, limit)
          .map((post) => ({ ...shownPost(reader, post), reactions: reactionsOn(state, post.id, reader.member) })),
      ),
    post: (reader, id) =>
      Effect.sync(() => {
        const kept = postFor(reader, id);
        return kept && shownPost(reader, kept);
      }),
    postsBy: (member, most) =>
      Effect.sync(() =>
        Math.min(most, [...posts().values()].filter(({ by, isHidden }) => by === member && !isHidden).length),
      ),
    postsOf: (member, { after, limit }) =>
      Effect.sync(() =>
        [...posts().values()]
          .filter((post) => post.by === member && post.id > after)
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .slice(0, limit)
          .map((post) => shownPost({ member }, post)),
      ),

    search: (reader, { words, before, limit }) =>
      Effect.sync(() => ({
        found: [...posts().values()]
          .map((post, place) => ({ post, place, topic: topicFor({ ...reader, isModerator: false }, post.topic) }))
          .flatMap(({ post, place, topic }) => {
            if (topic === undefined || place >= before || !isSeen({ ...reader, isModerator: false }, post)) return [];
            const { id, number, by, createdAt, source } = post;
            const { id: under, title, category } = topic;
            const said = postWords(number === 1 ? `${title} ${source}` : source);
            const found = { place, id, topic: under, number, title, category, ...author(by), createdAt, source };
            return words.every((asked) => said.some((word) => isFoundWord(word, asked))) ? [found] : [];
          })
          .toReversed()
          .slice(0, limit),
      })),

    addTopic: (writer, { id, category, title, post }) =>
      Effect.gen(function* (): Effect.fn.Return<void, WriteRefused> {
        if (posts().has(post.id)) return;
        yield* checkWriter(writer, NEW, post.at);
        if (topics().has(id)) return;
        const { at, source, html } = post;
        const flags = { isLocked: false, isPinned: false, isHidden: false };
        topics().set(id, { id, category, title, by: writer.member, createdAt: at, lastPostAt: at, posts: 1, ...flags });
        const first = { id: post.id, topic: id, number: 1, by: writer.member, createdAt: at, version: 1 };
        posts().set(post.id, { ...first, source, html, isHidden: false });
        markWritten(state, writer.member, id, 1);
        keepMentions(state, post.id, post.mentioned ?? [], at);
        dropDraft(state, writer.member, NEW_TOPIC);
      }),

    addPost: (writer, { id, topic, source, html, at, mentioned = [] }) =>
      Effect.gen(function* (): Effect.fn.Return<void, WriteRefused | TopicNotFound> {
        if (posts().has(id)) return;
        const found = topicFor(writer, topic);
        if (found === undefined) return yield* topicNotFound;
        yield* checkWriter(writer, found, at);
        const number = found.posts + 1;
        topics().set(topic, { ...found, posts: number, lastPostAt: at });
        posts().set(id, {
          id,
          topic,
          number,
          by: writer.member,
          createdAt: at,
          version: 1,
          source,
          html,
          isHidden: false,
        });
        markWritten(state, writer.member, topic, number);
        keepMentions(state, id, mentioned, at);
        dropDraft(state, writer.member, topic);
      }),

    editPost: (writer, { id, version, source, html, at, mentioned = [] }) =>
      Effect.gen(function* (): Effect.fn.Return<void, WriteRefused | PostNotFound | PostVersionConflict> {
        const post = postFor(writer, id);
        const topic = post && topicFor(writer, post.topic);
        if (post === undefined || topic === undefined || !mayEdit(post.by, writer.member)) return yield* postNotFound;
        yield* checkWriter(writer, topic, at);
        if (post.version === version + 1 && post.source === source) return;
        if (post.version !== version) return yield* Effect.fail<PostVersionConflict>({ _tag: "PostVersionConflict" });
        posts().set(id, { ...post, source, html, version: version + 1, editedAt: at });
        keepMentions(state, id, mentioned, at);
        const earlier = { version, source: post.source, at: post.editedAt ?? post.createdAt };
        revisions().set(id, [earlier, ...(revisions().get(id) ?? [])]);
      }),
    revisions: (_reader, post) => Effect.sync(() => (revisions().get(post) ?? []).slice(0, 100)),

    moderate: (writer, id, act) =>
      Effect.gen(function* (): Effect.fn.Return<void, TopicNotFound | ModerationRefused> {
        const topic = topicFor(writer, id);
        if (topic === undefined) return yield* topicNotFound;
        const { category, isLocked, isPinned, isHidden } = yield* fromResult(
          moderateTopic(topic, act, writer.isModerator),
        );
        topics().set(id, { ...topic, category, isLocked, isPinned, isHidden });
      }),
    hidePost: (_writer, id, isHidden) =>
      Effect.suspend((): Effect.Effect<void, PostNotFound> => {
        const post = posts().get(id);
        if (post === undefined) return postNotFound;
        posts().set(id, { ...post, isHidden });
        return Effect.void;
      }),
    setBan: (_writer, member, ban, at) =>
      Effect.sync(() => {
        if (ban === undefined) bans().delete(member);
        else bans().set(member, { ...ban, at });
      }),

    report: (member, { id, post, reason, text, at }) =>
      Effect.suspend((): Effect.Effect<void, PostNotFound> => {
        if (hasReport(state, member, id)) return Effect.void;
        const found = postFor({ member, isModerator: false }, post);
        if (found?.by === undefined || found.by === member) return postNotFound;
        const reported: ReportedPost = { topic: found.topic, number: found.number, source: found.source };
        addReport(state, { id, kind: "post", thing: post, by: member, about: found.by, reason, text, reported, at });
        return Effect.void;
      }),
    reports: (limit) => Effect.sync(() => reportsOf<ReportedPost>(state, "post", limit)),

    forget: (member) =>
      Effect.sync(() => {
        for (const topic of topics().values())
          if (topic.by === member) topics().set(topic.id, { ...topic, by: undefined });
        for (const post of posts().values()) if (post.by === member) posts().set(post.id, { ...post, by: undefined });
      }),
  };
};
