import { isCatalogueSource, type CatalogueSource, type Food, type FoodId } from "@morsel/domain/foods";
import type { ImportedFoods } from "@morsel/application/catalogues/imported-foods";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { makeSourceRetrieval } from "./catalogue-retrieval.ts";
import { makeVersionedCache, cacheEach, type CatalogueVersion } from "./versioned-cache.ts";
import { sqlOf, type SourceSql } from "./source-tables.ts";

type FoodRow = { readonly food: string };

/** W392: an import that is finished, undone or switched is seen after this time. */
const KNOWN_MS = 5000;

type ShownRow = { readonly source: string; readonly last: number; readonly imports: number; readonly kept: number };
type Known = { readonly sources: readonly CatalogueSource[]; readonly version: string; readonly until: number };

/** Most installations import nothing: their searches ask no more than before. */
const makeShown = (sql: Sql): { readonly sources: ImportedFoods["shown"]; readonly version: CatalogueVersion } => {
  let known: Known | undefined;
  const sources = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis;
    if (known !== undefined && now < known.until) return known.sources;
    const rows = yield* sql<ShownRow>`select source, max(id) as last, count(*) as imports, sum(kept) as kept
      from catalogue_import where is_shown = 1 group by source order by source`;
    const shown = rows.map(({ source }) => source).filter(isCatalogueSource);
    known = { sources: shown, version: JSON.stringify(rows), until: now + KNOWN_MS };
    return shown;
  });
  return { sources, version: () => known?.version };
};

/** The same foods are found and logged again and again. Each is some kilobytes. */
const FOODS_KEPT = 2000;

/** Written by an import from checked foods; read as it was written. */
const readFoods = (on: SourceSql, ids: readonly FoodId[]): Effect.Effect<readonly Food[]> =>
  Effect.map(
    on<FoodRow>`select food from imported_food
      where food_id in ${ids} and batch in (select id from catalogue_import where is_shown = 1)
        and (replaced_by is null or replaced_by not in (select id from catalogue_import where is_shown = 1))
      order by batch`,
    (rows) => rows.map(({ food }) => JSON.parse(food) as Food),
  );

export const makeSqlImportedFoods = (sql: Sql): ImportedFoods => {
  const shown = makeShown(sql);
  const retrievals = {
    fdc: makeSourceRetrieval(sql, "fdc", shown.version),
    off: makeSourceRetrieval(sql, "off", shown.version),
    members: makeSourceRetrieval(sql, "members", shown.version),
  };
  const foodsOf = (source: CatalogueSource) => {
    const on = sqlOf(sql, source);
    return cacheEach<Food, FoodId>(
      makeVersionedCache(shown.version, FOODS_KEPT),
      ({ id }) => id,
      (ids) => readFoods(on, ids),
    );
  };
  const foods = { fdc: foodsOf("fdc"), off: foodsOf("off"), members: foodsOf("members") };
  return {
    // Reads the shown imports first, because a food is cached no longer than they are shown.
    byIds: (source, ids) => Effect.andThen(shown.sources, foods[source](ids)),
    retrieval: (source) => retrievals[source],
    shown: shown.sources,
  };
};
