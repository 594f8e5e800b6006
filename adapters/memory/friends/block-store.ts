import type { BlockStore } from "@morsel/application/friends/block-store";
import { listToken } from "@morsel/application/platform/token";
import { usernameKey, type MemberId } from "@morsel/domain/identity";
import { unblockUsers, type BlockedUser } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { membersTable } from "../identity/members-table.ts";
import { ownRows, type MemoryState } from "../platform/state.ts";
import { blockTable } from "../social/relation-tables.ts";
import { closeInvitations, unfriend } from "./friend-tables.ts";

/** Consequences of a block in other concepts. */
export type MemberBlocked = (state: MemoryState, member: MemberId, blocked: MemberId) => void;
export const MemberBlocked = listToken<MemberBlocked>("MemoryMemberBlocked");

type BlockStorePorts = { readonly state: MemoryState; readonly steps: readonly MemberBlocked[] };

export const makeMemoryBlockStore = ({ state, steps }: BlockStorePorts): BlockStore => {
  const members = state.of(membersTable);
  const blocked = (member: MemberId) => ownRows(state.of(blockTable), member);
  const named = (member: MemberId): readonly BlockedUser[] =>
    [...blocked(member)]
      .toSorted(([a, at], [b, then]) => then - at || (a < b ? 1 : -1))
      .flatMap(([id]) => {
        const username = members.get(id)?.member.username;
        return username === undefined ? [] : [{ username }];
      });
  return {
    block: (member, other, at) =>
      Effect.sync(() => {
        if (blocked(member).has(other)) return;
        blocked(member).set(other, at);
        unfriend(state, member, other);
        closeInvitations(state, member, other, "cancelled");
        for (const step of steps) step(state, member, other);
      }),
    unblock: (member, usernames) =>
      Effect.sync(() => {
        const left = new Set(unblockUsers(named(member), usernames).map(({ username }) => usernameKey(username)));
        for (const id of blocked(member).keys())
          if (!left.has(usernameKey(members.get(id)?.member.username ?? ""))) blocked(member).delete(id);
      }),
    count: (member) => Effect.sync(() => named(member).length),
    page: (member, { offset, limit }) => Effect.sync(() => named(member).slice(offset, offset + limit)),
  };
};
