import type { MealShare, MealShareStore } from "@morsel/application/meals/meal-share-store";
import type { MealId } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

const shareOf = (sql: Sql, member: MemberId, meal: MealId): Effect.Effect<MealShare | undefined> =>
  Effect.map(
    sql<MealShare>`
      select id, hash, shared_at as "sharedAt" from meal_share where member_id = ${member} and meal_id = ${meal}`,
    ([share]) => share,
  );

export const makeSqlMealShareStore = (sql: Sql): MealShareStore => ({
  of: (member, meal) => shareOf(sql, member, meal),

  share: (member, meal, share) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        yield* tx`
          insert into meal_share (member_id, meal_id, id, hash, shared_at)
          values (${member}, ${meal}, ${share.id}, ${share.hash}, ${share.sharedAt})
          on conflict (member_id, meal_id) do nothing`;
        return (yield* shareOf(tx, member, meal)) ?? share;
      }),
    ),

  revoke: (member, meal) =>
    Effect.asVoid(sql`delete from meal_share where member_id = ${member} and meal_id = ${meal}`),

  byHash: (hash) =>
    Effect.map(
      sql<{ readonly member: MemberId; readonly meal: MealId }>`
        select member_id as "member", meal_id as "meal" from meal_share where hash = ${hash}`,
      ([found]) => found,
    ),
});
