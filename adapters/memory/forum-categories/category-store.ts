import type { CategoryStore } from "@morsel/application/forum-categories/category-store";
import type { StoredCategory } from "@morsel/domain/forum";
import * as Effect from "effect/Effect";
import { audited } from "../admin/admin-table.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

const categoryTable = memoryTable(() => new Map<string, StoredCategory>());

/** W801 */
export const makeMemoryCategoryStore = (state: MemoryState): CategoryStore => {
  const table = state.of(categoryTable);
  const all = Effect.sync(() =>
    [...table.values()].toSorted((a, b) => a.position - b.position || (a.slug < b.slug ? -1 : 1)),
  );
  return {
    all,
    change: (decide) =>
      Effect.map(Effect.flatMap(all, decide), ({ rows, entry }) =>
        audited(state, entry, () => {
          for (const row of rows) table.set(row.slug, row);
        }),
      ),
  };
};
