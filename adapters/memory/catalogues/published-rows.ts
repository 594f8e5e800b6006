import type { FoodId } from "@morsel/domain/foods";
import type { MemoryState } from "../platform/state.ts";
import { CATALOGUES, PUBLISHED_BATCH, type ImportedRow } from "./imported-foods.ts";

/** The row that is published under an id. */
export const publishedRowOf = (state: MemoryState, id: FoodId): ImportedRow | undefined =>
  state.of(CATALOGUES).rows.find((row) => row.batch === PUBLISHED_BATCH && row.food.id === id);

/** F33: stands from now on under the id instead of what stood there; nothing where `row` is absent. Answers what stood there. */
export const putPublished = (
  state: MemoryState,
  id: FoodId,
  row: Omit<ImportedRow, "batch"> | undefined,
): ImportedRow | undefined => {
  const catalogues = state.of(CATALOGUES);
  const before = publishedRowOf(state, id);
  const others = catalogues.rows.filter((one) => one !== before);
  catalogues.rows = row === undefined ? others : [...others, { ...row, batch: PUBLISHED_BATCH }];
  return before;
};
