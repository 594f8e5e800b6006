import * as Effect from "effect/Effect";
import { LOOKUP_CACHE_LIMIT, type Gtin } from "@morsel/domain/foods";
import type { LookedUp, LookedUpProducts } from "@morsel/application/barcodes/looked-up-products";
import { CATALOGUES } from "../catalogues/imported-foods.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

const lookedUpTable = memoryTable(() => new Map<Gtin, LookedUp>());

/** Sorts as they leave: unknown ones first, then those looked up first. */
const placeOf = ([code, { food, at }]: readonly [Gtin, LookedUp]): string =>
  `${food === undefined ? 0 : 1} ${String(at).padStart(16, "0")} ${code}`;

export const makeMemoryLookedUpProducts = (state: MemoryState): LookedUpProducts => {
  const table = () => state.of(lookedUpTable);
  const isOn = () => !state.of(CATALOGUES).off.has("off");
  return {
    isOn: Effect.sync(isOn),
    read: (barcode) => Effect.sync(() => table().get(barcode)),
    foods: (barcodes) =>
      Effect.sync(() => (isOn() ? barcodes.toSorted().flatMap((code) => table().get(code)?.food ?? []) : [])),
    keep: (barcode, answer, limit = LOOKUP_CACHE_LIMIT) =>
      Effect.sync(() => {
        table().set(barcode, answer);
        const leaving = [...table()].toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
        for (const [code] of leaving.slice(0, Math.max(0, leaving.length - limit))) table().delete(code);
      }),
  };
};
