import type { ReasonRefused } from "@morsel/domain/admin";
import { duplicateReason, isFoodId, type DuplicateReason, type Food, type FoodId } from "@morsel/domain/foods";
import { isUuid } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { type ActGiven, makeAuditLine } from "../back-office/audit-lines.ts";
import type { MergedFoods } from "../catalogues/merged-foods.ts";
import type { FoodCatalogue } from "../foods/food-catalogue.ts";
import { makeFirstAlike } from "../foods/first-alike.ts";
import type { FoodSearch } from "../foods/food-search.ts";
import type { Clock } from "../platform/clock.ts";
import { readPage } from "../platform/paging.ts";
import { token } from "../platform/token.ts";
import type { FoodMergeStore, MergePlace } from "./food-merge-store.ts";
import type { FoodMergeNotFound, FoodMergeOutdated } from "./refusals.ts";

export type FoodMergePorts = {
  readonly store: FoodMergeStore;
  readonly merged: Pick<MergedFoods, "keptFor">;
  readonly foods: FoodCatalogue;
  readonly search: FoodSearch;
  readonly clock: Clock;
};

/** W790: a food that members published beside one that may be the same. */
export type Duplicate = { readonly food: Food; readonly like: Food; readonly why: DuplicateReason };
type Paged = { readonly limit: number; readonly cursor?: string | undefined };

const mergePlaceIn = (cursor: string): MergePlace | undefined => {
  const [at = "", id = "", ...rest] = cursor.split(".");
  return /^\d{1,15}$/.test(at) && isUuid(id) && rest.length === 0 ? { at: Number(at), id } : undefined;
};

const outdated = Effect.fail<FoodMergeOutdated>({ _tag: "FoodMergeOutdated" });

export const makeFoodMergeUseCases = ({ store, merged, foods, search, clock }: FoodMergePorts) => {
  const line = makeAuditLine({ clock });

  const firstAlike = makeFirstAlike({ foods, search });
  const duplicateOf = (food: Food): Effect.Effect<Duplicate | undefined> =>
    Effect.map(
      firstAlike(food, (found) => duplicateReason(food, found)),
      (like) => like && { food, like: like.food, why: like.why },
    );

  return {
    /** W790: those of a page of published foods that may be there twice; a page may hold none and be followed by another. */
    duplicates: Effect.fn("DuplicateFoods")(function* (paged: Paged) {
      const page = yield* readPage({
        ...paged,
        placeIn: (cursor) => (isFoodId(cursor) ? cursor : undefined),
        read: store.published,
        cursorOf: ({ id }) => id,
      });
      const found = (yield* Effect.forEach(page.items, duplicateOf)).filter((one) => one !== undefined);
      // A search may still know for seconds what was merged.
      const gone = yield* merged.keptFor(found.map(({ like }) => like.id));
      return { ...page, items: found.filter(({ like }) => !gone.has(like.id)) };
    }),

    merges: (paged: Paged) =>
      readPage({
        ...paged,
        placeIn: mergePlaceIn,
        read: store.merges,
        cursorOf: ({ at, id }) => `${at}.${id}`,
      }),

    /** W791: an act that was done already answers as it did then. */
    merge: Effect.fn("MergeFoods")(function* ({
      food: id,
      into,
      ...given
    }: ActGiven & { readonly food: FoodId; readonly into: FoodId }): Effect.fn.Return<
      void,
      FoodMergeOutdated | ReasonRefused
    > {
      const entry = yield* line(given, "foodMerged", { details: { name: id, after: into } });
      if ((yield* store.merged(given.id)) !== undefined) return;
      const [food, kept] = [yield* foods.byId(id), yield* foods.byId(into)];
      if (food === undefined || kept === undefined || id === into) return yield* outdated;
      const { description: name, barcode } = food;
      yield* store.merge(
        {
          id: given.id,
          food: id,
          name,
          ...(barcode === undefined ? {} : { barcode }),
          kept: into,
          keptName: kept.description,
          at: entry.at,
          isUndone: false,
        },
        entry,
      );
    }),

    /** W792 */
    undo: Effect.fn("UndoFoodMerge")(function* ({
      merge: id,
      ...given
    }: ActGiven & { readonly merge: string }): Effect.fn.Return<
      void,
      FoodMergeNotFound | FoodMergeOutdated | ReasonRefused
    > {
      const merge = yield* store.merged(id);
      if (merge === undefined) return yield* Effect.fail<FoodMergeNotFound>({ _tag: "FoodMergeNotFound" });
      const entry = yield* line(given, "foodMergeUndone", { details: { name: merge.food } });
      yield* store.undo(merge, entry);
    }),
  };
};

export type FoodMergeUseCases = ReturnType<typeof makeFoodMergeUseCases>;
export const FoodMergeUseCases = token<FoodMergeUseCases>("FoodMergeUseCases");
