import type { MergedFoods } from "@morsel/application/catalogues/merged-foods";
import type { FoodMerge, FoodMergeStore } from "@morsel/application/food-merges/food-merge-store";
import type { FoodMergeOutdated } from "@morsel/application/food-merges/refusals";
import * as Effect from "effect/Effect";
import { auditTable } from "../admin/admin-table.ts";
import { CATALOGUES, PUBLISHED_BATCH, type ImportedRow } from "../catalogues/imported-foods.ts";
import { publishedRowOf, putPublished } from "../catalogues/published-rows.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

type Kept = { readonly merge: FoodMerge; readonly before: ImportedRow };

const mergeTable = memoryTable(() => new Map<string, Kept>());

const compared = <A>(a: A, b: A): number => (a < b ? -1 : a > b ? 1 : 0);
const outdated = Effect.fail<FoodMergeOutdated>({ _tag: "FoodMergeOutdated" });

const standing = (state: MemoryState): readonly FoodMerge[] =>
  [...state.of(mergeTable).values()].map(({ merge }) => merge).filter(({ isUndone }) => !isUndone);

export const makeMemoryMergedFoods = (state: MemoryState): MergedFoods => ({
  keptFor: (ids) =>
    Effect.sync(
      () => new Map(standing(state).flatMap(({ food, kept }) => (ids.includes(food) ? [[food, kept] as const] : []))),
    ),
  keptWithBarcode: (barcode) =>
    Effect.sync(() => [
      ...new Set(standing(state).flatMap((merge) => (merge.barcode === barcode ? [merge.kept] : []))),
    ]),
});

export const makeMemoryFoodMergeStore = (state: MemoryState): FoodMergeStore => {
  const undone = (id: string): void => {
    const kept = state.of(mergeTable).get(id);
    if (kept !== undefined) state.of(mergeTable).set(id, { ...kept, merge: { ...kept.merge, isUndone: true } });
  };
  return {
    published: ({ limit, after = "" }) =>
      Effect.sync(() =>
        state
          .of(CATALOGUES)
          .rows.filter(({ batch, food }) => batch === PUBLISHED_BATCH && food.id > after)
          .map(({ food }) => food)
          .toSorted((a, b) => compared(a.id, b.id))
          .slice(0, limit),
      ),
    merge: (merge, entry) =>
      Effect.suspend(() => {
        const audit = state.of(auditTable);
        if (audit.has(entry.id)) return Effect.void;
        const before = publishedRowOf(state, merge.food);
        const isKeptMerged =
          publishedRowOf(state, merge.kept) === undefined && standing(state).some(({ food }) => food === merge.kept);
        if (before === undefined || isKeptMerged) return outdated;
        audit.set(entry.id, entry);
        putPublished(state, merge.food, undefined);
        for (const { id, food } of standing(state)) if (food === merge.food) undone(id);
        state.of(mergeTable).set(merge.id, { merge, before });
        return Effect.void;
      }),
    merged: (id) => Effect.sync(() => state.of(mergeTable).get(id)?.merge),
    merges: ({ limit, after }) =>
      Effect.sync(() =>
        [...state.of(mergeTable).values()]
          .map(({ merge }) => merge)
          .filter(({ at, id }) => after === undefined || at < after.at || (at === after.at && id < after.id))
          .toSorted((a, b) => b.at - a.at || compared(b.id, a.id))
          .slice(0, limit),
      ),
    undo: ({ id, food }, entry) =>
      Effect.suspend(() => {
        const audit = state.of(auditTable);
        if (audit.has(entry.id)) return Effect.void;
        const kept = state.of(mergeTable).get(id);
        if (kept === undefined || kept.merge.isUndone || publishedRowOf(state, food) !== undefined) return outdated;
        audit.set(entry.id, entry);
        putPublished(state, food, kept.before);
        undone(id);
        return Effect.void;
      }),
  };
};
