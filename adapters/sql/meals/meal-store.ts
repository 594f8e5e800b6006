import type { MealStore, StoredMeal } from "@morsel/application/meals/meal-store";
import { mealNameKey, type MealId } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

type MealRow = Pick<StoredMeal, "id" | "name" | "version" | "createdAt"> & {
  readonly slot: NonNullable<StoredMeal["slot"]> | null;
  readonly items: string;
};

const mealOf = ({ id, name, slot, items, version, createdAt }: MealRow): StoredMeal => ({
  id,
  name,
  ...(slot === null ? {} : { slot }),
  items: JSON.parse(items) as StoredMeal["items"],
  version,
  createdAt,
});

/** What stands under an id, deleted or not. */
const kept = (sql: Sql, member: MemberId, id: MealId) =>
  Effect.map(
    sql<MealRow & { readonly isDeleted: number }>`
      select id, name, slot, items, version, created_at as "createdAt", is_deleted as "isDeleted"
      from saved_meal where member_id = ${member} and id = ${id}`,
    ([row]) => (row === undefined ? undefined : { meal: mealOf(row), isDeleted: row.isDeleted === 1 }),
  );

/** Sorts before every name, and later than every instant: the first page has nothing before it. */
const FIRST_NAME = { key: "", id: "" };
const FIRST_INSTANT = { key: String(Number.MAX_SAFE_INTEGER), id: "" };

export const makeSqlMealStore = (sql: Sql): MealStore => ({
  meals: (member, { sort, limit, nameKey = "", after }) => {
    const { key, id } = after ?? (sort === "name" ? FIRST_NAME : FIRST_INSTANT);
    const rows =
      sort === "name"
        ? sql<MealRow>`
            select id, name, slot, items, version, created_at as "createdAt" from saved_meal
            where member_id = ${member} and is_deleted = 0 and (name_key, id) > (${key}, ${id})
              and (${nameKey} = '' or replace(name_key, ${nameKey}, '') <> name_key)
            order by name_key, id limit ${limit}`
        : sql<MealRow>`
            select id, name, slot, items, version, created_at as "createdAt" from saved_meal
            where member_id = ${member} and is_deleted = 0 and (created_at, id) < (${Number(key)}, ${id})
              and (${nameKey} = '' or replace(name_key, ${nameKey}, '') <> name_key)
            order by created_at desc, id desc limit ${limit}`;
    return Effect.map(rows, (found) => found.map(mealOf));
  },

  meal: (member, id) =>
    Effect.map(kept(sql, member, id), (found) => (found?.isDeleted === false ? found.meal : undefined)),

  save: (member, meal) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        yield* tx`
          insert into saved_meal (member_id, id, name, name_key, slot, items, version, created_at, is_deleted)
          values (${member}, ${meal.id}, ${meal.name}, ${mealNameKey(meal.name)}, ${meal.slot ?? null},
            ${JSON.stringify(meal.items)}, ${meal.version}, ${meal.createdAt}, 0)
          on conflict (member_id, id) do nothing`;
        return (yield* kept(tx, member, meal.id))?.meal ?? meal;
      }),
    ),

  replace: (member, meal) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const found = yield* kept(tx, member, meal.id);
        if (found === undefined || found.isDeleted)
          return yield* Effect.fail({ _tag: "MealNotFound" as const, id: meal.id });
        if (found.meal.version !== meal.version - 1)
          return yield* Effect.fail({ _tag: "StoredMealConflict" as const, current: found.meal });
        yield* tx`
          update saved_meal
          set name = ${meal.name}, name_key = ${mealNameKey(meal.name)}, items = ${JSON.stringify(meal.items)},
            version = ${meal.version}
          where member_id = ${member} and id = ${meal.id}`;
      }),
    ),

  mark: (member, id, { isDeleted }) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const found = yield* kept(tx, member, id);
        if (found === undefined) return yield* Effect.fail({ _tag: "MealNotFound" as const, id });
        if (found.isDeleted !== isDeleted)
          yield* tx`
            update saved_meal set is_deleted = ${isDeleted ? 1 : 0} where member_id = ${member} and id = ${id}`;
        return found.meal;
      }),
    ),
});
