import type { MemberRelations } from "@morsel/application/social/member-relations";
import type { MemberId } from "@morsel/domain/identity";
import { isBlockedBetween, type Block } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

/** SO8: also within the transaction of what a block forbids. */
export const blockedBetween = (sql: Sql, one: MemberId, other: MemberId): Effect.Effect<boolean> =>
  Effect.map(
    sql<Block>`
      select member_id as "by", blocked_id as "blocked" from member_block
      where member_id in ${[one, other]} and blocked_id in ${[one, other]}`,
    (blocks) => isBlockedBetween(blocks, one, other),
  );

export const areFriends = (sql: Sql, one: MemberId, other: MemberId): Effect.Effect<boolean> =>
  Effect.map(sql`select 1 from friend where member_id = ${one} and friend_id = ${other}`, (rows) => rows.length > 0);

export const makeSqlMemberRelations = (sql: Sql): MemberRelations => ({
  isBlockedBetween: (one, other) => blockedBetween(sql, one, other),
  areFriends: (one, other) => areFriends(sql, one, other),
});
