import { isCatalogueSource, type CatalogueSource } from "@morsel/application/catalogues/catalogue";
import type { ImportedFoods } from "@morsel/application/catalogues/imported-foods";
import type { Food } from "@morsel/domain/foods";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { makeSourceRetrieval } from "./catalogue-retrieval.ts";
import { sqlOf } from "./source-tables.ts";

type FoodRow = { readonly food: string };

/** An import that is finished, undone or switched in another process is seen after this time. */
const KNOWN_MS = 5000;

/** Most installations import nothing: their searches ask no more than before. */
const makeShown = (sql: Sql): ImportedFoods["shown"] => {
  let known: { readonly sources: readonly CatalogueSource[]; readonly until: number } | undefined;
  return Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis;
    if (known !== undefined && now < known.until) return known.sources;
    const rows = yield* sql<{
      readonly source: string;
    }>`select distinct source from catalogue_import where is_shown = 1 order by source`;
    const sources = rows.map(({ source }) => source).filter(isCatalogueSource);
    known = { sources, until: now + KNOWN_MS };
    return sources;
  });
};

/** Written by an import from checked foods; read as it was written. */
export const makeSqlImportedFoods = (sql: Sql): ImportedFoods => {
  const retrievals = { fdc: makeSourceRetrieval(sql, "fdc"), off: makeSourceRetrieval(sql, "off") };
  return {
    byIds: (source, ids) =>
      Effect.map(
        sqlOf(sql, source)<FoodRow>`select food from imported_food
          where food_id in ${ids} and batch in (select id from catalogue_import where is_shown = 1)
            and (replaced_by is null or replaced_by not in (select id from catalogue_import where is_shown = 1))
          order by batch`,
        (rows) => rows.map(({ food }) => JSON.parse(food) as Food),
      ),
    retrieval: (source) => retrievals[source],
    shown: makeShown(sql),
  };
};
