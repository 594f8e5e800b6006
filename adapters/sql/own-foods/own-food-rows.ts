import * as Effect from "effect/Effect";
import {
  indexWords,
  packNames,
  unpackNames,
  ownFoodKey,
  ownFoodNames,
  type FoodId,
  type StoredOwnFood,
} from "@morsel/domain/foods";
import type { EditFollow, OwnFoodPlace, OwnFoodQuery } from "@morsel/application/own-foods/own-food-store";
import type { MemberId } from "@morsel/domain/identity";
import type { Sql } from "../engine/sql.ts";
import { countedRows } from "../versioned-records/versioned-store.ts";

export type OwnFoodRow = Pick<StoredOwnFood, "version" | "changedAt"> & {
  readonly food: string;
  readonly draft: string;
  readonly isDeleted: number;
  readonly submission: string | null;
};
type KeptRow = OwnFoodRow & { readonly names: string; readonly follow: string | null };

/** Behind which entry an edit goes on. */
export type FollowPlace = { readonly key: string; readonly loggedAt: number; readonly id: string };
export type StoredFollow = EditFollow & { readonly after?: FollowPlace };

/** An own food with its index words and the entries that its last edit has yet to update. */
export type StoredOwnFoodRow = {
  readonly own: StoredOwnFood;
  readonly words: readonly string[];
  readonly follow?: StoredFollow;
};

/** Written by us from checked foods; read as it was written. */
export const ownFoodOfRow = ({
  food,
  draft,
  version,
  changedAt,
  isDeleted,
  submission,
}: OwnFoodRow): StoredOwnFood => ({
  food: JSON.parse(food),
  draft: JSON.parse(draft),
  version,
  changedAt,
  isDeleted: isDeleted === 1,
  ...(submission === null ? {} : { submission: JSON.parse(submission) }),
});

export const readOwnFoodRow = (sql: Sql, member: MemberId, id: FoodId): Effect.Effect<StoredOwnFoodRow | undefined> =>
  Effect.map(
    sql<KeptRow>`
      select food, draft, version, changed_at as "changedAt", is_deleted as "isDeleted", submission, names, follow
      from own_food where member_id = ${member} and id = ${id}`,
    ([row]) =>
      row && {
        own: ownFoodOfRow(row),
        words: indexWords(unpackNames(row.names)),
        ...(row.follow === null ? {} : { follow: JSON.parse(row.follow) as StoredFollow }),
      },
  );

export const countOwnFoods = (sql: Sql, member: MemberId): Effect.Effect<number> =>
  countedRows(sql`select count(*) as "count" from own_food where member_id = ${member} and is_deleted = 0`);

/** Keeps a food with its index; `before` are the words that it had there. */
export const putOwnFood = (
  sql: Sql,
  member: MemberId,
  own: StoredOwnFood,
  before: readonly string[],
  follow: EditFollow | undefined,
): Effect.Effect<void> =>
  Effect.gen(function* () {
    const { food, draft, version, changedAt, submission } = own;
    const names = ownFoodNames(food);
    const words = indexWords(names);
    yield* sql`
      insert into own_food (member_id, id, name_key, barcode, names, food, draft, version, changed_at, is_deleted,
        submission, waiting_since, follow)
      values (${member}, ${food.id}, ${ownFoodKey(food)}, ${food.barcode ?? null}, ${packNames(names)},
        ${JSON.stringify(food)}, ${JSON.stringify(draft)}, ${version}, ${changedAt}, 0,
        ${submission === undefined ? null : JSON.stringify(submission)},
        ${submission?.state === "pending" ? submission.at : null}, ${follow === undefined ? null : JSON.stringify(follow)})
      on conflict (member_id, id) do update set name_key = excluded.name_key, barcode = excluded.barcode,
        names = excluded.names, food = excluded.food, draft = excluded.draft, version = excluded.version,
        changed_at = excluded.changed_at, is_deleted = 0, submission = excluded.submission,
        waiting_since = excluded.waiting_since, follow = excluded.follow`;
    const gone = before.filter((word) => !words.includes(word));
    if (gone.length > 0)
      yield* sql`delete from own_food_word where member_id = ${member} and word in ${gone} and food_id = ${food.id}`;
    for (const word of words)
      if (!before.includes(word))
        yield* sql`insert into own_food_word (member_id, word, food_id) values (${member}, ${word}, ${food.id})
          on conflict (member_id, word, food_id) do nothing`;
  });

export const storeFollow = (sql: Sql, member: MemberId, id: FoodId, follow: StoredFollow | undefined) =>
  sql`
    update own_food set follow = ${follow === undefined ? null : JSON.stringify(follow)}
    where member_id = ${member} and id = ${id}`;

export const storeSubmission = (sql: Sql, member: MemberId, { food: { id }, submission }: StoredOwnFood) =>
  sql`
    update own_food set submission = ${submission === undefined ? null : JSON.stringify(submission)},
      waiting_since = ${submission?.state === "pending" ? submission.at : null}
    where member_id = ${member} and id = ${id}`;

/** Sorts before every name, and later than every instant: the first page has nothing before it. */
const FIRST_NAME: OwnFoodPlace = { key: "", id: "" as FoodId };
const FIRST_INSTANT: OwnFoodPlace = { key: String(Number.MAX_SAFE_INTEGER), id: "" as FoodId };

export const pageOfOwnFoods = (
  sql: Sql,
  member: MemberId,
  { sort, limit, nameKey = "", after }: OwnFoodQuery,
): Effect.Effect<readonly StoredOwnFood[]> => {
  const { key, id } = after ?? (sort === "name" ? FIRST_NAME : FIRST_INSTANT);
  const rows =
    sort === "name"
      ? sql<OwnFoodRow>`
          select food, draft, version, changed_at as "changedAt", is_deleted as "isDeleted", submission from own_food
          where member_id = ${member} and is_deleted = 0 and (name_key, id) > (${key}, ${id})
            and (${nameKey} = '' or replace(name_key, ${nameKey}, '') <> name_key)
          order by name_key, id limit ${limit}`
      : sql<OwnFoodRow>`
          select food, draft, version, changed_at as "changedAt", is_deleted as "isDeleted", submission from own_food
          where member_id = ${member} and is_deleted = 0 and (changed_at, id) < (${Number(key)}, ${id})
            and (${nameKey} = '' or replace(name_key, ${nameKey}, '') <> name_key)
          order by changed_at desc, id desc limit ${limit}`;
  return Effect.map(rows, (found) => found.map(ownFoodOfRow));
};
