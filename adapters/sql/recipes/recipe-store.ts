import * as Effect from "effect/Effect";
import {
  RECIPE_REFUSALS,
  refuseRecipe,
  type RecipesAreFull,
  type StoredRecipe,
  POT_LIMITS,
  recipeTitleKey,
  type Pot,
  type RecipeHoldsItself,
  type RememberedMatch,
} from "@morsel/domain/recipes";
import type { RecipeStore } from "@morsel/application/recipes/recipe-store";
import { checkAgainstOthers } from "@morsel/application/versioned-records/versioned-store";
import type { MemberId } from "@morsel/domain/identity";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { makeSqlVersionedStore, storedRow, type VersionedTable } from "../versioned-records/versioned-store.ts";

export type RecipeRow = Pick<StoredRecipe, "id" | "version" | "createdAt"> & { readonly recipe: string };
type KeptRow = RecipeRow & { readonly isDeleted: number };

/** Written by us from checked recipes; read as it was written. */
export const recipeOf = ({ recipe, id, version, createdAt }: RecipeRow): StoredRecipe => ({
  ...(JSON.parse(recipe) as Omit<StoredRecipe, "id" | "version" | "createdAt">),
  id,
  version,
  createdAt,
});

const textOf = ({ id: _id, version: _version, createdAt: _at, ...recipe }: StoredRecipe): string =>
  JSON.stringify(recipe);

/** A recipe under an id, deleted or not. */
const storedRecipe = (sql: Sql, member: MemberId, id: string) =>
  storedRow(
    sql<KeptRow>`
      select id, recipe, version, created_at as "createdAt", is_deleted as "isDeleted" from recipe
      where member_id = ${member} and id = ${id}`,
    recipeOf,
  );

// W184: two recipes that are written at once cannot close a circle, because a member's writes follow each other.
const table: VersionedTable<StoredRecipe, RecipeHoldsItself | RecipesAreFull> = (sql, member) => ({
  stored: (id) => storedRecipe(sql, member, id),
  put: ({ record, isDeleted }) => sql`
    insert into recipe (member_id, id, title_key, recipe, version, created_at, is_deleted)
    values (${member}, ${record.id}, ${recipeTitleKey(record.title)}, ${textOf(record)}, ${record.version},
      ${record.createdAt}, ${isDeleted ? 1 : 0})
    on conflict (member_id, id) do update set title_key = excluded.title_key, recipe = excluded.recipe,
      version = excluded.version, is_deleted = excluded.is_deleted`,
  check: checkAgainstOthers(
    refuseRecipe,
    Effect.map(
      sql<RecipeRow>`
        select id, recipe, version, created_at as "createdAt" from recipe where member_id = ${member} and is_deleted = 0`,
      (rows) => rows.map(recipeOf),
    ),
  ),
});

/** Sorts before every title, and later than every instant: the first page has nothing before it. */
const FIRST_TITLE = { key: "", id: "" };
const FIRST_INSTANT = { key: String(Number.MAX_SAFE_INTEGER), id: "" };

export const makeSqlRecipeStore = (sql: Sql): RecipeStore => ({
  ...makeSqlVersionedStore(sql, table, RECIPE_REFUSALS),

  recipes: (member, { sort, limit, titleKey = "", after }) => {
    const { key, id } = after ?? (sort === "name" ? FIRST_TITLE : FIRST_INSTANT);
    const rows =
      sort === "name"
        ? sql<RecipeRow>`
            select id, recipe, version, created_at as "createdAt" from recipe
            where member_id = ${member} and is_deleted = 0 and (title_key, id) > (${key}, ${id})
              and (${titleKey} = '' or replace(title_key, ${titleKey}, '') <> title_key)
            order by title_key, id limit ${limit}`
        : sql<RecipeRow>`
            select id, recipe, version, created_at as "createdAt" from recipe
            where member_id = ${member} and is_deleted = 0 and (created_at, id) < (${Number(key)}, ${id})
              and (${titleKey} = '' or replace(title_key, ${titleKey}, '') <> title_key)
            order by created_at desc, id desc limit ${limit}`;
    return Effect.map(rows, (found) => found.map(recipeOf));
  },

  byIds: (member, ids) =>
    ids.length === 0
      ? Effect.succeed([])
      : Effect.map(
          sql<RecipeRow>`
            select id, recipe, version, created_at as "createdAt" from recipe
            where member_id = ${member} and is_deleted = 0 and id in ${ids}`,
          (rows) => rows.map(recipeOf),
        ),

  deleted: (member, id) =>
    Effect.map(storedRecipe(sql, member, id), (found) => (found?.isDeleted === true ? found.record : undefined)),

  remembered: (member, names) =>
    names.length === 0
      ? Effect.succeed([])
      : sql<RememberedMatch>`
          select name, food_id as "foodId" from recipe_match where member_id = ${member} and name in ${names}`,

  matches: (member, { limit, after = "" }) => sql<RememberedMatch>`
    select name, food_id as "foodId" from recipe_match where member_id = ${member} and name > ${after}
    order by name limit ${limit}`,

  remember: (member, matches) =>
    memberTransaction(sql, member, (tx) =>
      Effect.forEach(
        matches,
        ({ name, foodId }) => tx`
          insert into recipe_match (member_id, name, food_id) values (${member}, ${name}, ${foodId})
          on conflict (member_id, name) do update set food_id = excluded.food_id`,
        { discard: true },
      ),
    ),

  pots: (member) =>
    sql<Pot>`select id, name, grams from recipe_pot where member_id = ${member} and is_deleted = 0 order by name, id`,

  putPot: (member, { id, name, grams }) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const others = yield* tx<{ readonly id: string }>`
          select id from recipe_pot where member_id = ${member} and id <> ${id} and is_deleted = 0`;
        if (others.length >= POT_LIMITS.count)
          return yield* Effect.fail({ _tag: "PotsAreFull" as const, limit: POT_LIMITS.count });
        yield* tx`
          insert into recipe_pot (member_id, id, name, grams, is_deleted) values (${member}, ${id}, ${name}, ${grams}, 0)
          on conflict (member_id, id) do update set name = excluded.name, grams = excluded.grams, is_deleted = 0`;
      }),
    ),

  removePot: (member, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const gone = yield* tx<{ readonly id: string }>`
          update recipe_pot set is_deleted = 1 where member_id = ${member} and id = ${id} returning id`;
        if (gone.length === 0) return yield* Effect.fail({ _tag: "PotNotFound" as const, id });
      }),
    ),
});
