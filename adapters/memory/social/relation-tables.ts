import type { MemberRelations } from "@morsel/application/social/member-relations";
import type { MemberId } from "@morsel/domain/identity";
import { isBlockedBetween } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { memoryTable, type MemoryState } from "../platform/state.ts";

/** Whom each member has blocked, and when. */
export const blockTable = memoryTable(() => new Map<MemberId, Map<MemberId, number>>());

/** Since when each member's friends are friends. */
export const friendTable = memoryTable(() => new Map<MemberId, Map<MemberId, number>>());

export const blockedBetween = (state: MemoryState, one: MemberId, other: MemberId): boolean =>
  isBlockedBetween(
    [...state.of(blockTable)].flatMap(([by, blocked]) => [...blocked.keys()].map((id) => ({ by, blocked: id }))),
    one,
    other,
  );

export const makeMemoryMemberRelations = (state: MemoryState): MemberRelations => ({
  isBlockedBetween: (one, other) => Effect.sync(() => blockedBetween(state, one, other)),
  areFriends: (one, other) => Effect.sync(() => state.of(friendTable).get(one)?.has(other) === true),
});
