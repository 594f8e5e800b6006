import * as Effect from "effect/Effect";
import { CATALOGUE_SOURCES, addCounts, newerRows, type ActiveRow, unpackRow, NO_COUNTS } from "@morsel/domain/foods";
import type {
  CatalogueImport,
  CatalogueStore,
  ImportUnfinished,
  ImportUnknown,
} from "@morsel/application/catalogues/catalogue-store";
import type { MemoryState } from "../platform/state.ts";
import { CATALOGUES, type ImportedRow } from "./imported-foods.ts";

/** Finds each food's row of the latest import. */
const standingIn = (kept: readonly ImportedRow[]): ReadonlyMap<string, ActiveRow> => {
  const standing = new Map<string, ActiveRow>();
  for (const { food, revision, batch } of kept) {
    const before = standing.get(food.id);
    if (before === undefined || before.batch < batch) standing.set(food.id, { foodId: food.id, revision, batch });
  }
  return standing;
};

export const makeMemoryCatalogueStore = (state: MemoryState): CatalogueStore => {
  const kept = state.of(CATALOGUES);
  const change = (id: number, by: (one: CatalogueImport) => readonly CatalogueImport[]): void => {
    kept.imports = kept.imports.flatMap((one) => (one.id === id ? by(one) : [one]));
  };
  return {
    imports: Effect.sync(() => kept.imports),
    begin: (source, { name: fileName, path, mark }, at) =>
      Effect.suspend(() => {
        const unfinished = kept.imports.find((one) => one.source === source && one.state !== "complete");
        if (unfinished !== undefined) return Effect.fail<ImportUnfinished>({ _tag: "ImportUnfinished", unfinished });
        const id = (kept.imports[0]?.id ?? 0) + 1;
        const begun: CatalogueImport = {
          id,
          name: `${source}-${id}`,
          source,
          file: { name: fileName, path, mark },
          state: "running",
          startedAt: at,
          counts: NO_COUNTS,
        };
        kept.imports = [begun, ...kept.imports];
        return Effect.succeed(begun);
      }),
    write: ({ id }, rows, counts) =>
      Effect.sync(() => {
        const taken = newerRows(rows, standingIn(kept.rows), id);
        kept.rows = [...kept.rows, ...taken.newer.map((row) => ({ ...unpackRow(row), batch: id }))];
        const next = addCounts(counts, rows, taken);
        change(id, (one) => [{ ...one, counts: next }]);
        return next;
      }),
    finish: ({ id }, finishedAt) =>
      Effect.sync(() => {
        const isNew = kept.rows.some(({ batch }) => batch === id);
        change(id, (one) => (isNew ? [{ ...one, state: "complete", finishedAt }] : []));
      }),
    undo: (name) =>
      Effect.suspend(() => {
        const found = kept.imports.find((one) => one.name === name);
        if (found === undefined) return Effect.fail<ImportUnknown>({ _tag: "ImportUnknown", name });
        const left = kept.rows.filter(({ batch }) => batch !== found.id);
        const gone = kept.rows.length - left.length;
        kept.rows = left;
        change(found.id, () => []);
        return Effect.succeed(gone);
      }),
    sources: Effect.sync(() =>
      CATALOGUE_SOURCES.map((source) => ({
        source,
        isOn: !kept.off.has(source),
        imports: kept.imports.filter((one) => one.source === source && one.state === "complete").length,
      })),
    ),
    switchSource: (source, isOn) =>
      Effect.sync(() => {
        kept.off = new Set(CATALOGUE_SOURCES.filter((one) => (one === source ? !isOn : kept.off.has(one))));
      }),
  };
};
