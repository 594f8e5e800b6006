import {
  catalogueOf,
  requiredWords,
  type CatalogueSource,
  type Food,
  type FoodCandidate,
  type FoodId,
  type Gtin,
  type IndexedWord,
} from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import type { FoodCatalogue } from "../foods/food-catalogue.ts";
import type { FoodRetrieval } from "../foods/food-retrieval.ts";
import type { ImportedFoods } from "./imported-foods.ts";

/** Enough full matches among the foods that ship: imported ones are not searched then, because plain foods are meant first. */
const PLENTY = 40;
/** Size of the first page: imported foods only fill the part that shipped ones leave, but at least `LEAST` are always looked for. */
const PAGE = 20;
const LEAST = 8;
const AT_ONCE = { concurrency: "unbounded" } as const;

/** Undefined: those that ship, and members' own. */
const idsBySource = (ids: readonly FoodId[]): ReadonlyMap<CatalogueSource | undefined, readonly FoodId[]> =>
  Map.groupBy(ids, catalogueOf);

const summed = (lists: readonly (readonly IndexedWord[])[]): readonly IndexedWord[] => {
  const foods = new Map<string, number>();
  for (const { word, foods: count } of lists.flat()) foods.set(word, (foods.get(word) ?? 0) + count);
  return [...foods].map(([word, count]) => ({ word, foods: count }));
};

/** W250: the foods that ship are asked first, and the imported ones for what is still wanted. */
export const combineRetrieval = (
  shipped: FoodRetrieval,
  imported: Pick<ImportedFoods, "shown"> & { readonly retrieval: (source: CatalogueSource) => FoodRetrieval },
): FoodRetrieval => {
  const others = Effect.map(imported.shown, (sources) => sources.map(imported.retrieval));
  const ofAll = <A>(ask: (retrieval: FoodRetrieval) => Effect.Effect<readonly A[]>) =>
    Effect.flatMap(others, (all) => Effect.all([shipped, ...all].map(ask), AT_ONCE));
  const ofOthers = (ask: (retrieval: FoodRetrieval) => Effect.Effect<readonly FoodCandidate[]>) =>
    Effect.flatMap(others, (all) => Effect.map(Effect.all(all.map(ask), AT_ONCE), (lists) => lists.flat()));
  return {
    matching: (query, limit) =>
      Effect.gen(function* () {
        const first = yield* shipped.matching(query, limit);
        const enough = Math.min(PLENTY, limit);
        if (first.length >= enough) return first;
        const core = requiredWords(query);
        // "medium banana": a banana is meant, and no product that happens to say medium too.
        const isSized = core.words.length > 0 && core.words.length < query.words.length;
        if (isSized && (yield* shipped.matching(core, limit)).length >= enough) return first;
        const more = yield* ofOthers((retrieval) =>
          retrieval.matching(query, limit - first.length, Math.max(LEAST, PAGE - first.length)),
        );
        return [...first, ...more];
      }),
    among: (ids) => {
      const bySource = idsBySource(ids);
      const asked = [...bySource].map(([source, some]) =>
        (source === undefined ? shipped : imported.retrieval(source)).among(some),
      );
      return Effect.map(Effect.all(asked, AT_ONCE), (lists) => lists.flat());
    },
    known: (words) =>
      Effect.map(
        ofAll((retrieval) => retrieval.known(words)),
        summed,
      ),
    spelledLike: (keys) =>
      Effect.map(
        ofAll((retrieval) => retrieval.spelledLike(keys)),
        summed,
      ),
    beginnings: (all) =>
      Effect.map(
        ofAll((retrieval) => retrieval.beginnings(all)),
        (lists) => {
          const begun = new Set(lists.flat());
          return all.filter((one) => begun.has(one));
        },
      ),
    // Only the shipped foods can be outdated: the cache of imports follows the shown imports by itself.
    forgetOutdated: shipped.forgetOutdated,
  };
};

/** W250: of several recipes of a product the one that is sold today is meant; what has no date comes last. */
const newestFirst = ({ source: a }: Food, { source: b }: Food): number => {
  const [ours, theirs] = [a.published ?? "", b.published ?? ""];
  return ours === theirs ? 0 : ours > theirs ? -1 : 1;
};

/** W240, W252: a food of the catalogue, wherever it comes from; one whose source is off or whose import was undone is unknown, as one that is sold no more: entries have figures of their own. */
export const combineCatalogues = (
  shipped: FoodCatalogue,
  imported: Pick<ImportedFoods, "byIds" | "retrieval" | "shown">,
): FoodCatalogue => {
  const byIds = (ids: readonly FoodId[]): Effect.Effect<readonly Food[]> => {
    const bySource = idsBySource(ids);
    if (bySource.size === 0 || (bySource.size === 1 && bySource.has(undefined))) return shipped.byIds(ids);
    const asked = [...bySource].map(([source, some]) =>
      source === undefined ? shipped.byIds(some) : imported.byIds(source, some),
    );
    return Effect.map(Effect.all(asked, AT_ONCE), (lists) => {
      const known = new Map(lists.flat().map((food) => [food.id, food]));
      return ids.flatMap((id) => known.get(id) ?? []);
    });
  };
  const importedWithBarcode = (barcode: Gtin): Effect.Effect<readonly Food[]> =>
    Effect.gen(function* () {
      const sources = yield* imported.shown;
      const lists = yield* Effect.all(
        sources.map((source) => imported.retrieval(source).withBarcode(barcode)),
        AT_ONCE,
      );
      return (yield* byIds(lists.flat().map(({ id }) => id))).toSorted(newestFirst);
    });
  return {
    byIds,
    byId: (id) => Effect.map(byIds([id]), ([food]) => food),
    withBarcode: (barcode) =>
      Effect.map(Effect.all([shipped.withBarcode(barcode), importedWithBarcode(barcode)], AT_ONCE), (both) =>
        both.flat(),
      ),
  };
};
