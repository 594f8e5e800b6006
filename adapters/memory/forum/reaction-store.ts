import type { ForumStore, PostNotFound, WriteRefused } from "@morsel/application/forum/forum-store";
import type { ReactedPlace, ReactedPost, ReactionStore } from "@morsel/application/forum/reaction-store";
import { fromResult } from "@morsel/application/platform/from-result";
import {
  checkReaction,
  checkWriting,
  type Reaction,
  type ReactionCount,
  reactionCounts,
  type ReactsToOneself,
} from "@morsel/domain/forum";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { membersTable } from "../identity/members-table.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";
import { blockedBetween } from "../social/relation-tables.ts";
import { banTable, postTable } from "./forum-tables.ts";

type Given = { readonly member: MemberId; readonly kind: Reaction; readonly at: number };
type Told = { readonly member: MemberId; readonly at: number; readonly isUnread: boolean };

const givenTable = memoryTable(() => new Map<string, readonly Given[]>());
const toldTable = memoryTable(() => new Map<string, Told>());

/** W630: members who are gone have given nothing. */
const givenTo = (state: MemoryState, post: string, reader: MemberId | undefined): readonly Given[] =>
  (state.of(givenTable).get(post) ?? []).filter(
    ({ member }) =>
      state.of(membersTable).has(member) && (reader === undefined || !blockedBetween(state, reader, member)),
  );

export const reactionsOn = (state: MemoryState, post: string, reader: MemberId | undefined): readonly ReactionCount[] =>
  reactionCounts(
    givenTo(state, post, reader).map(({ kind, member }) => ({ kind, count: 1, isMine: member === reader })),
  );

const inOrder = (a: ReactedPlace, b: ReactedPlace): number =>
  b.at - a.at || (a.post < b.post ? 1 : a.post > b.post ? -1 : 0);

export const makeMemoryReactionStore = (
  state: MemoryState,
  forum: Pick<ForumStore, "post" | "topic">,
): ReactionStore => {
  const reacted = (member: MemberId): Effect.Effect<readonly ReactedPost[]> =>
    Effect.gen(function* () {
      const reader = { member, isModerator: false };
      const found: ReactedPost[] = [];
      for (const [id, told] of state.of(toldTable)) {
        if (told.member !== member) continue;
        const post = yield* forum.post(reader, id);
        const topic = post && (yield* forum.topic(reader, post.topic));
        const given = givenTo(state, id, member).toSorted((a, b) => b.at - a.at || (a.member < b.member ? -1 : 1));
        if (post === undefined || topic === undefined || given.length === 0) continue;
        const people = [...new Set(given.map((one) => one.member))];
        const { number, createdAt, source } = post;
        found.push({
          id,
          topic: topic.id,
          number,
          title: topic.title,
          category: topic.category,
          createdAt,
          source,
          at: told.at,
          isUnread: told.isUnread,
          people: people.length,
          names: people.slice(0, 2).map((one) => state.of(membersTable).get(one)?.member.username ?? ""),
        });
      }
      return found;
    });
  return {
    react: (by, { post: id, kind, isOn, at }) =>
      Effect.gen(function* (): Effect.fn.Return<void, PostNotFound | ReactsToOneself | WriteRefused> {
        const post = yield* forum.post({ member: by.member, isModerator: false }, id);
        const topic = post && (yield* forum.topic(by, post.topic));
        if (post === undefined || topic === undefined) return yield* Effect.fail({ _tag: "PostNotFound" } as const);
        yield* fromResult(checkReaction(post));
        yield* fromResult(
          checkWriting({ isModerator: by.isModerator, ban: state.of(banTable).get(by.member) }, topic, at),
        );
        const table = state.of(givenTable);
        const before = table.get(id) ?? [];
        const others = before.filter((one) => one.member !== by.member || one.kind !== kind);
        if (!isOn) {
          table.set(id, others);
          if (others.length === 0) state.of(toldTable).delete(id);
          return;
        }
        if (others.length < before.length) return;
        table.set(id, [...before, { member: by.member, kind, at }]);
        const author = state.of(postTable).get(id)?.by;
        if (author !== undefined) state.of(toldTable).set(id, { member: author, at, isUnread: true });
      }),

    reactedPosts: (member, { limit, after }) =>
      Effect.map(reacted(member), (found) =>
        found
          .map((post) => ({ post, place: { at: post.at, post: post.id } }))
          .filter(({ place }) => after === undefined || inOrder(after, place) < 0)
          .toSorted((a, b) => inOrder(a.place, b.place))
          .slice(0, limit)
          .map(({ post }) => post),
      ),
    unreadReacted: (member, most) =>
      Effect.map(reacted(member), (found) => Math.min(most, found.filter(({ isUnread }) => isUnread).length)),
    lookAtReacted: (member) =>
      Effect.sync(() => {
        for (const [post, told] of state.of(toldTable))
          if (told.member === member) state.of(toldTable).set(post, { ...told, isUnread: false });
      }),
    reactionsBy: (member, { after, limit }) =>
      Effect.gen(function* () {
        const mine = [...state.of(givenTable)]
          .flatMap(([post, given]) => given.filter((one) => one.member === member).map((one) => ({ post, ...one })))
          .map(({ post, kind, at }) => ({ post, kind, at, key: `${post} ${kind}` }))
          .filter(({ key }) => key > after)
          .toSorted((a, b) => (a.key < b.key ? -1 : 1))
          .slice(0, limit);
        const kept = [];
        for (const { post: id, kind, at } of mine) {
          const post = yield* forum.post({ isModerator: true }, id);
          if (post !== undefined) kept.push({ post: id, topic: post.topic, number: post.number, kind, at });
        }
        return kept;
      }),
  };
};
