import * as Effect from "effect/Effect";
import { MEAL_REFUSALS, type StoredMeal, mealNameKey } from "@morsel/domain/diary";
import type { MealStore } from "@morsel/application/meals/meal-store";
import type { MemberId } from "@morsel/domain/identity";
import type { Sql } from "../engine/sql.ts";
import { makeSqlVersionedStore, storedRow, type VersionedTable } from "../versioned-records/versioned-store.ts";

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

/** A meal under an id, deleted or not. */
const storedMeal = (sql: Sql, member: MemberId, id: string) =>
  storedRow(
    sql<MealRow & { readonly isDeleted: number }>`
      select id, name, slot, items, version, created_at as "createdAt", is_deleted as "isDeleted"
      from saved_meal where member_id = ${member} and id = ${id}`,
    mealOf,
  );

const table: VersionedTable<StoredMeal> = (sql, member) => ({
  stored: (id) => storedMeal(sql, member, id),
  put: ({ record: { id, name, slot, items, version, createdAt }, isDeleted }) => sql`
    insert into saved_meal (member_id, id, name, name_key, slot, items, version, created_at, is_deleted)
    values (${member}, ${id}, ${name}, ${mealNameKey(name)}, ${slot ?? null}, ${JSON.stringify(items)}, ${version},
      ${createdAt}, ${isDeleted ? 1 : 0})
    on conflict (member_id, id) do update set name = excluded.name, name_key = excluded.name_key,
      items = excluded.items, version = excluded.version, is_deleted = excluded.is_deleted`,
});

/** Sorts before every name, and later than every instant: the first page has nothing before it. */
const FIRST_NAME = { key: "", id: "" };
const FIRST_INSTANT = { key: String(Number.MAX_SAFE_INTEGER), id: "" };

export const makeSqlMealStore = (sql: Sql): MealStore => ({
  ...makeSqlVersionedStore(sql, table, MEAL_REFUSALS),

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
    Effect.map(storedMeal(sql, member, id), (found) => (found?.isDeleted === false ? found.record : undefined)),
});
