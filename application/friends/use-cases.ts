import type { MemberId } from "@morsel/domain/identity";
import {
  BLOCKED_PAGE_SIZE,
  blockedPageAt,
  checkBlock,
  friendsAfter,
  friendsNamed,
  sortFriends,
  type BlockedPage,
  type BlocksOneself,
  type Friend,
  type FriendSort,
  type InvitationRefused,
  type InvitationStep,
  type StepRefused,
  type TooManyFriends,
} from "@morsel/domain/social";
import { fromResult } from "../platform/from-result.ts";
import { visibleParts } from "@morsel/domain/privacy";
import * as Effect from "effect/Effect";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseCursor } from "../platform/refused-field.ts";
import { token } from "../platform/token.ts";
import type { MemberRelations } from "../social/member-relations.ts";
import type { BlockStore } from "./block-store.ts";
import type { FriendInvitation, FriendInvitationNotFound, InvitationPlace, StoredFriend } from "./friend-store.ts";
import { makeInviteFriend, type InvitePorts } from "./invite-friend.ts";

export type FriendPorts = InvitePorts & { readonly blocks: BlockStore; readonly relations: MemberRelations };

export type FriendQuery = {
  readonly member: MemberId;
  readonly sort: FriendSort;
  readonly limit: number;
  readonly text?: string | undefined;
  readonly cursor?: string | undefined;
};
/** `total` counts all friends, whatever was searched for. */
export type FriendPage = { readonly items: readonly Friend[]; readonly total: number; readonly next?: string };

export type InvitationQuery = {
  readonly member: MemberId;
  readonly isSent: boolean;
  readonly limit: number;
  readonly cursor?: string | undefined;
};
export type InvitationPage = { readonly items: readonly FriendInvitation[]; readonly next?: string };

/** How an invitation is named: by its id, or by what its link ends with. */
export type InvitationKey =
  | { readonly id: string; readonly code?: undefined }
  | { readonly id?: undefined; readonly code: string };

export type InvitationPreview = { readonly username: string; readonly expiresAt: number };

const invitationNotFound = Effect.fail<FriendInvitationNotFound>({ _tag: "FriendInvitationNotFound" });
const memberUnknown = { _tag: "MemberUnknown" } as const;

/** SO5: a friend's last login is shown where their privacy shows it to friends. */
const shownFriend = ({ username, friendsSince, lastLogin, privacy }: StoredFriend): Friend => {
  const isShown = visibleParts(privacy, { relation: "friend", isBlocked: false }).includes("last_login");
  return { username, friendsSince, lastLogin: isShown ? lastLogin : undefined };
};

const cursorOf = ({ friendsSince, lastLogin, username }: Friend): string =>
  `${friendsSince}.${lastLogin ?? ""}.${username}`;
const placeIn = (cursor: string): Friend | undefined => {
  const [, since, login, username] = /^(\d{1,15})\.(\d{0,15})\.([\w-]{1,64})$/.exec(cursor) ?? [];
  return username === undefined
    ? undefined
    : { username, friendsSince: Number(since), lastLogin: login === "" ? undefined : Number(login) };
};
const invitationPlaceIn = (cursor: string): InvitationPlace | undefined => {
  const [, createdAt, id] = /^(\d{1,15})\.([\da-f-]{36})$/.exec(cursor) ?? [];
  return id === undefined ? undefined : { createdAt: Number(createdAt), id };
};

/** All that can be done with friends, invitations and blocked members. */
export const makeFriendUseCases = (ports: FriendPorts) => {
  const { friends, blocks, members, links, clock } = ports;
  /** By username alone: an address is nobody's public name. */
  const memberNamed = (username: string): Effect.Effect<MemberId, Extract<InvitationRefused, typeof memberUnknown>> =>
    Effect.flatMap(members.byLogin(username.trim()), (found) =>
      found === undefined || username.includes("@") ? Effect.fail(memberUnknown) : Effect.succeed(found.member.id),
    );

  return {
    /** SO1, SO2, SO22 */
    readFriends: Effect.fn("ReadFriends")(function* ({
      member,
      sort,
      limit,
      text = "",
      cursor,
    }: FriendQuery): Effect.fn.Return<FriendPage, FieldRefused> {
      const place = cursor === undefined ? undefined : placeIn(cursor);
      if (cursor !== undefined && place === undefined) return yield* refuseCursor;
      const all = (yield* friends.all(member)).map(shownFriend);
      const named = friendsNamed(all, text);
      const rest = place === undefined ? sortFriends(named, sort) : friendsAfter(named, sort, place);
      const items = rest.slice(0, limit);
      const last = rest.length > limit ? items.at(-1) : undefined;
      return { items, total: all.length, ...(last === undefined ? {} : { next: cursorOf(last) }) };
    }),

    /** Removing one who is no friend does no harm. */
    removeFriend: (member: MemberId, username: string): Effect.Effect<void> =>
      Effect.flatMap(members.byLogin(username), (found) =>
        found === undefined ? Effect.void : friends.remove(member, found.member.id),
      ),

    invite: makeInviteFriend(ports),

    readInvitations: Effect.fn("ReadInvitations")(function* ({
      member,
      isSent,
      limit,
      cursor,
    }: InvitationQuery): Effect.fn.Return<InvitationPage, FieldRefused> {
      const after = cursor === undefined ? undefined : invitationPlaceIn(cursor);
      if (cursor !== undefined && after === undefined) return yield* refuseCursor;
      const now = yield* clock.now;
      const found = yield* friends.pending(member, {
        isSent,
        now,
        limit: limit + 1,
        ...(after === undefined ? {} : { after }),
      });
      const items = found.slice(0, limit);
      const last = found.length > limit ? items.at(-1) : undefined;
      return { items, ...(last === undefined ? {} : { next: `${last.createdAt}.${last.id}` }) };
    }),

    /** SO20: who invites, before it is accepted. */
    previewInvitation: Effect.fn("PreviewInvitation")(function* (member: MemberId, code: string) {
      const found = yield* friends.byCode(links.hashOf(code), yield* clock.now);
      if (found === undefined || (yield* ports.relations.isBlockedBetween(member, found.from)))
        return yield* invitationNotFound;
      const preview: InvitationPreview = { username: found.username, expiresAt: found.expiresAt };
      return preview;
    }),

    acceptInvitation: (member: MemberId, key: InvitationKey) =>
      Effect.flatMap(
        clock.now,
        (now): Effect.Effect<void, FriendInvitationNotFound | InvitationRefused | StepRefused | TooManyFriends> =>
          key.code === undefined
            ? friends.answer(member, key.id, "accept", now)
            : friends.acceptByCode(member, links.hashOf(key.code), now),
      ),

    answerInvitation: (member: MemberId, id: string, step: Exclude<InvitationStep, "accept">) =>
      Effect.flatMap(clock.now, (now) => friends.answer(member, id, step, now)),

    /** SO9 */
    readBlocked: Effect.fn("ReadBlocked")(function* (member: MemberId, page?: number, size?: number) {
      const { offset, ...place } = blockedPageAt(yield* blocks.count(member), page, size);
      const users = yield* blocks.page(member, { offset, limit: size ?? BLOCKED_PAGE_SIZE });
      return { ...place, users } satisfies BlockedPage as BlockedPage;
    }),

    /** SO8, SO10: also of one who has blocked the member, so that the block outlives the other's. */
    block: Effect.fn("BlockMember")(function* (
      member: MemberId,
      username: string,
    ): Effect.fn.Return<void, typeof memberUnknown | BlocksOneself> {
      const { blocked } = yield* fromResult(checkBlock({ by: member, blocked: yield* memberNamed(username) }));
      yield* blocks.block(member, blocked as MemberId, yield* clock.now);
    }),

    /** SO11 */
    unblock: (member: MemberId, usernames: readonly string[]): Effect.Effect<void> => blocks.unblock(member, usernames),
  };
};

export type FriendUseCases = ReturnType<typeof makeFriendUseCases>;
export const FriendUseCases = token<FriendUseCases>("FriendUseCases");
