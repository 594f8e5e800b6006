import { indexWords, unpackNames, type Food, type FoodId, type PackedRow } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { inserted } from "./store-rows.ts";
import { removed } from "./undo-import.ts";

/** The import to which every food that members published belongs. */
const BATCH = 0;

type Row = Omit<PackedRow, "id" | "words" | "isDoubtful"> & { readonly place: number; readonly food_id: FoodId };

const rowOf = (row: Row): PackedRow => {
  const { place: _, food_id: id, ...rest } = row;
  return { ...rest, id, words: indexWords(unpackNames(row.names)).join(" "), isDoubtful: false };
};

const standing = (sql: Sql, id: FoodId): Effect.Effect<Row | undefined> =>
  Effect.map(
    sql<Row>`select place, food_id, revision, barcode, plainness, names, food from members_food where food_id = ${id}`,
    ([row]) => row,
  );

/** The published food under an id. */
export const publishedRowOf = (sql: Sql, id: FoodId): Effect.Effect<PackedRow | undefined> =>
  Effect.map(standing(sql, id), (row) => row && rowOf(row));

export const publishedFoods = (sql: Sql, ids: readonly FoodId[]): Effect.Effect<readonly Food[]> =>
  ids.length === 0
    ? Effect.succeed([])
    : Effect.map(sql<{ readonly food: string }>`select food from members_food where food_id in ${ids}`, (rows) =>
        rows.map(({ food }) => JSON.parse(food) as Food),
      );

/** F33: stands from now on under the id instead of what stood there; nothing where `row` is absent. Answers what stood there. */
export const putPublished = (tx: Sql, id: FoodId, row: PackedRow | undefined): Effect.Effect<PackedRow | undefined> =>
  Effect.gen(function* () {
    // One after another; and each change is another version of what is shown.
    const [batch] = yield* tx<{ readonly kept: number }>`update catalogue_import set kept = kept + 1,
        is_shown = (select is_on from catalogue_source where source = 'members')
      where id = ${BATCH} returning kept`;
    const before = yield* standing(tx, id);
    if (before !== undefined) {
      yield* removed(tx, "members", BATCH, [before]);
      const words = indexWords(unpackNames(before.names));
      if (words.length > 0) yield* tx`delete from members_word where word in ${words} and foods <= 0`;
    }
    if (row !== undefined) yield* inserted(tx, "members", [{ row, place: batch?.kept ?? 0 }], BATCH);
    return before && rowOf(before);
  });
