import type { BlockStore } from "@morsel/application/friends/block-store";
import { listToken } from "@morsel/application/platform/token";
import { usernameKey, type MemberId } from "@morsel/domain/identity";
import type { BlockedUser } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import { twoMembersTransaction } from "../engine/members-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { closeInvitations } from "./invitation-rows.ts";

/** Consequences of a block, in its transaction. */
export type MemberBlocked = (tx: Sql, member: MemberId, blocked: MemberId) => Effect.Effect<void>;
export const MemberBlocked = listToken<MemberBlocked>("SqlMemberBlocked");

type BlockStorePorts = { readonly sql: Sql; readonly steps: readonly MemberBlocked[] };

export const makeSqlBlockStore = ({ sql, steps }: BlockStorePorts): BlockStore => ({
  block: (member, blocked, at) =>
    twoMembersTransaction(sql, member, blocked, (tx) =>
      Effect.gen(function* () {
        const added = yield* tx`
          insert into member_block (member_id, blocked_id, blocked_at) values (${member}, ${blocked}, ${at})
          on conflict do nothing returning blocked_id`;
        if (added.length === 0) return;
        yield* tx`delete from friend where member_id = ${member} and friend_id = ${blocked}`;
        yield* tx`delete from friend where member_id = ${blocked} and friend_id = ${member}`;
        yield* closeInvitations(tx, member, blocked, "cancelled");
        for (const step of steps) yield* step(tx, member, blocked);
      }),
    ),

  unblock: (member, usernames) =>
    usernames.length === 0
      ? Effect.void
      : memberTransaction(sql, member, (tx) =>
          Effect.asVoid(tx`
            delete from member_block where member_id = ${member}
              and blocked_id in (select id from member where username_key in ${usernames.map(usernameKey)})`),
        ),

  count: (member) =>
    Effect.map(
      sql<{ readonly count: number }>`
        select count(*) as "count" from member_block b join member m on m.id = b.blocked_id where b.member_id = ${member}`,
      ([row]) => row?.count ?? 0,
    ),

  page: (member, { offset, limit }) =>
    sql<BlockedUser>`
      select m.username from member_block b join member m on m.id = b.blocked_id
      where b.member_id = ${member} order by b.blocked_at desc, b.blocked_id desc limit ${limit} offset ${offset}`,
});
