import type { MemberId } from "@morsel/domain/identity";
import type { InvitationStatus } from "@morsel/domain/social";
import { memoryTable, type MemoryState, ownRows } from "../platform/state.ts";
import { friendTable } from "../social/relation-tables.ts";
import { makeMemoryNotificationStore } from "../notifications/notification-store.ts";
import * as Effect from "effect/Effect";

export type InvitationRow = {
  readonly id: string;
  readonly isSent: boolean;
  readonly other?: MemberId;
  readonly email?: string;
  readonly status: InvitationStatus;
  readonly createdAt: number;
  readonly expiresAt?: number;
  readonly codeHash?: string;
};

export const invitationTable = memoryTable(() => new Map<MemberId, Map<string, InvitationRow>>());

export const countInvitations = (state: MemoryState, member: MemberId, by: number): void =>
  Effect.runSync(makeMemoryNotificationStore(state).add(member, { new_invitation_count: by }));

export const unfriend = (state: MemoryState, one: MemberId, other: MemberId): void => {
  ownRows(state.of(friendTable), one).delete(other);
  ownRows(state.of(friendTable), other).delete(one);
};

/** Ends what is pending between two members, in both directions, with both counters. */
export const closeInvitations = (
  state: MemoryState,
  one: MemberId,
  other: MemberId,
  status: InvitationStatus,
): void => {
  for (const [member, with_] of [
    [one, other],
    [other, one],
  ] as const) {
    const rows = ownRows(state.of(invitationTable), member);
    for (const row of rows.values()) {
      if (row.other !== with_ || row.status !== "pending") continue;
      rows.set(row.id, { ...row, status });
      if (!row.isSent) countInvitations(state, member, -1);
    }
  }
};
