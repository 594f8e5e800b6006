import type {
  FriendInvitation,
  InvitationPlace,
  LinkedInvitation,
  NewInvitation,
} from "@morsel/application/friends/friend-store";
import { emailKey, type MemberId } from "@morsel/domain/identity";
import type { Invitation, InvitationStatus, InviteFacts } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { addNotifications } from "../notifications/notification-rows.ts";
import { areFriends, blockedBetween } from "../social/relation-rows.ts";

export type InvitationRow = {
  readonly id: string;
  readonly isSent: number;
  readonly other: MemberId | null;
  readonly email: string | null;
  readonly status: InvitationStatus;
  readonly createdAt: number;
  readonly expiresAt: number | null;
};
type ListedRow = InvitationRow & { readonly username: string | null };
type Count = { readonly count: number };

export const invitationOf = (member: MemberId, { isSent, other, email, status }: InvitationRow): Invitation => {
  if (isSent === 0) return { from: other ?? "", to: { _tag: "Member", id: member }, status };
  return {
    from: member,
    to: other === null ? { _tag: "Mail", email: email ?? "" } : { _tag: "Member", id: other },
    status,
  };
};

/** SO21: an invitation to an address shows the address, whoever has it. */
const listedOf = ({ id, isSent, email, username, status, createdAt, expiresAt }: ListedRow): FriendInvitation => ({
  id,
  isSent: isSent === 1,
  ...(isSent === 1 && email !== null ? { email } : { username: username ?? "" }),
  status,
  createdAt,
  ...(expiresAt === null ? {} : { expiresAt }),
});

export const invitationRow = (sql: Sql, member: MemberId, id: string): Effect.Effect<InvitationRow | undefined> =>
  Effect.map(
    sql<InvitationRow>`
      select id, is_sent as "isSent", other_id as "other", email, status, created_at as "createdAt",
        expires_at as "expiresAt"
      from friend_invitation where member_id = ${member} and id = ${id}`,
    ([row]) => row,
  );

const LAST = { createdAt: Number.MAX_SAFE_INTEGER, id: "" };

export const pendingInvitations = (
  sql: Sql,
  member: MemberId,
  { isSent, now, limit, after = LAST }: PendingQuery,
): Effect.Effect<readonly FriendInvitation[]> =>
  Effect.map(
    sql<ListedRow>`
      select i.id, i.is_sent as "isSent", i.other_id as "other", i.email, i.status, i.created_at as "createdAt",
        i.expires_at as "expiresAt", m.username
      from friend_invitation i left join member m on m.id = i.other_id
      where i.member_id = ${member} and i.status = 'pending' and i.is_sent = ${isSent ? 1 : 0}
        and (i.created_at, i.id) < (${after.createdAt}, ${after.id}) and (i.expires_at is null or i.expires_at > ${now})
      order by i.created_at desc, i.id desc limit ${limit}`,
    (rows) => rows.map(listedOf),
  );

type PendingQuery = {
  readonly isSent: boolean;
  readonly now: number;
  readonly limit: number;
  readonly after?: InvitationPlace;
};

export const invitationByCode = (
  sql: Sql,
  codeHash: string,
  now: number,
): Effect.Effect<LinkedInvitation | undefined> =>
  Effect.map(
    sql<LinkedInvitation>`
      select i.id, i.member_id as "from", m.username, i.expires_at as "expiresAt"
      from friend_invitation i join member m on m.id = i.member_id
      where i.code_hash = ${codeHash} and i.status = 'pending' and i.expires_at > ${now}`,
    ([row]) => row,
  );

export const pendingCount = (sql: Sql, member: MemberId, now: number): Effect.Effect<number> =>
  Effect.map(
    sql<Count>`
      select count(*) as "count" from friend_invitation
      where member_id = ${member} and status = 'pending' and is_sent = 1 and (expires_at is null or expires_at > ${now})`,
    ([row]) => row?.count ?? 0,
  );

/** SO13: what stands between two members. */
export const factsBetween = (
  sql: Sql,
  from: MemberId,
  to: MemberId,
  now: number,
): Effect.Effect<Omit<InviteFacts, "pending">> =>
  Effect.gen(function* () {
    const between = yield* sql<Pick<InvitationRow, "isSent">>`
      select is_sent as "isSent" from friend_invitation
      where member_id = ${from} and other_id = ${to} and status = 'pending'
        and (expires_at is null or expires_at > ${now})`;
    return {
      from,
      to,
      isFriend: yield* areFriends(sql, from, to),
      isBlocked: yield* blockedBetween(sql, from, to),
      invitedBefore: between.some(({ isSent }) => isSent === 1),
      invitedByThem: between.some(({ isSent }) => isSent === 0),
    };
  });

export const isAddressInvited = (sql: Sql, from: MemberId, email: string, now: number): Effect.Effect<boolean> =>
  Effect.map(
    sql`
      select 1 from friend_invitation
      where member_id = ${from} and status = 'pending' and is_sent = 1 and email_key = ${emailKey(email)}
        and (expires_at is null or expires_at > ${now})`,
    (rows) => rows.length > 0,
  );

/** The sender's row, and the row of the member whom it reaches, with their counter. */
export const insertInvitation = (
  tx: Sql,
  { id, from, email, codeHash, createdAt, expiresAt }: NewInvitation,
  reaches: MemberId | undefined,
): Effect.Effect<void> =>
  Effect.gen(function* () {
    yield* tx`
      insert into friend_invitation (member_id, id, is_sent, other_id, email, email_key, status, created_at, expires_at,
        code_hash)
      values (${from}, ${id}, 1, ${reaches ?? null}, ${email ?? null}, ${email === undefined ? null : emailKey(email)},
        'pending', ${createdAt}, ${expiresAt ?? null}, ${codeHash ?? null})`;
    if (reaches === undefined) return;
    // An id that its member has already is another invitation's; the sender's choice of ids overwrites nothing.
    const added = yield* tx`
      insert into friend_invitation (member_id, id, is_sent, other_id, status, created_at)
      values (${reaches}, ${id}, 0, ${from}, 'pending', ${createdAt})
      on conflict (member_id, id) do nothing returning id`;
    if (added.length > 0) yield* addNotifications(tx, reaches, { new_invitation_count: 1 });
  });

/** Ends what is pending between two members, in both directions, with both counters. */
export const closeInvitations = (
  tx: Sql,
  one: MemberId,
  other: MemberId,
  status: InvitationStatus,
): Effect.Effect<void> =>
  Effect.gen(function* () {
    for (const [member, with_] of [
      [one, other],
      [other, one],
    ] as const) {
      const closed = yield* tx<Pick<InvitationRow, "isSent">>`
        update friend_invitation set status = ${status}
        where member_id = ${member} and other_id = ${with_} and status = 'pending' returning is_sent as "isSent"`;
      const received = closed.filter(({ isSent }) => isSent === 0).length;
      if (received > 0) yield* addNotifications(tx, member, { new_invitation_count: -received });
    }
  });
