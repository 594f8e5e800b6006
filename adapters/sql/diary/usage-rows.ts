import type { FoodEntry, FoodUsage } from "@morsel/domain/diary";
import type { FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type UsageRow = Omit<FoodUsage, "brand" | "lastHour" | "lastServing" | "lastEnergy"> & {
  readonly brand: string | null;
  readonly lastHour: number | null;
  readonly lastServing: string;
  readonly lastEnergy: number | null;
};

const usageOf = (row: UsageRow): FoodUsage => ({
  foodId: row.foodId,
  description: row.description,
  ...(row.brand === null ? {} : { brand: row.brand }),
  meal: row.meal,
  times: row.times,
  lastLoggedAt: row.lastLoggedAt,
  ...(row.lastHour === null ? {} : { lastHour: row.lastHour }),
  lastAmount: row.lastAmount,
  lastServing: JSON.parse(row.lastServing),
  ...(row.lastEnergy === null ? {} : { lastEnergy: row.lastEnergy }),
});

export const recentUsages = (sql: Sql, member: MemberId, limit: number): Effect.Effect<readonly FoodUsage[]> =>
  Effect.map(
    sql<UsageRow>`
      select food_id as "foodId", meal, description, brand, times, last_logged_at as "lastLoggedAt",
        last_hour as "lastHour", last_amount as "lastAmount", last_serving as "lastServing", last_energy as "lastEnergy"
      from food_usage
      where member_id = ${member}
      order by last_logged_at desc, food_id desc, meal desc
      limit ${limit}`,
    (rows) => rows.map(usageOf),
  );

export const usagesOfFoods = (
  sql: Sql,
  member: MemberId,
  foods: readonly FoodId[],
): Effect.Effect<readonly FoodUsage[]> =>
  Effect.map(
    sql<UsageRow>`
      select food_id as "foodId", meal, description, brand, times, last_logged_at as "lastLoggedAt",
        last_hour as "lastHour", last_amount as "lastAmount", last_serving as "lastServing", last_energy as "lastEnergy"
      from food_usage
      where member_id = ${member} and food_id in ${foods}`,
    (rows) => rows.map(usageOf),
  );

export const upsertUsage = (sql: Sql, member: MemberId, usage: FoodUsage): Effect.Effect<void> =>
  Effect.asVoid(sql`
    insert into food_usage (member_id, food_id, meal, description, brand, times, last_logged_at, last_hour, last_amount,
      last_serving, last_energy)
    values (${member}, ${usage.foodId}, ${usage.meal}, ${usage.description}, ${usage.brand ?? null}, ${usage.times},
      ${usage.lastLoggedAt}, ${usage.lastHour ?? null}, ${usage.lastAmount}, ${JSON.stringify(usage.lastServing)},
      ${usage.lastEnergy ?? null})
    on conflict (member_id, food_id, meal) do update set description = excluded.description, brand = excluded.brand,
      times = excluded.times, last_logged_at = excluded.last_logged_at, last_hour = excluded.last_hour,
      last_amount = excluded.last_amount, last_serving = excluded.last_serving, last_energy = excluded.last_energy`);

export const deleteUsage = (
  sql: Sql,
  member: MemberId,
  { foodId, meal }: Pick<FoodEntry, "foodId" | "meal">,
): Effect.Effect<void> =>
  Effect.asVoid(sql`delete from food_usage where member_id = ${member} and food_id = ${foodId} and meal = ${meal}`);
