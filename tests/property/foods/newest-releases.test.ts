import { newestReleases, type Food, type FoodId, type Gtin } from "@morsel/domain/foods";
import fc from "fast-check";
import { expect, it } from "vitest";

type Released = Pick<Food, "id" | "barcode" | "source">;

const releases = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 99 }).map((n) => `fdc-${n}` as FoodId),
    barcode: fc.option(fc.constantFrom("00036000291452" as Gtin, "04006381333931" as Gtin), { nil: undefined }),
    dataset: fc.constantFrom("fdc", "off"),
    published: fc.constantFrom("2023-01-01", "2024-04-18", "2025-10-01"),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);

const made = ({
  id,
  barcode,
  dataset,
  published,
}: {
  id: FoodId;
  barcode: Gtin | undefined;
  dataset: string;
  published: string;
}): Released => ({
  id,
  ...(barcode === undefined ? {} : { barcode }),
  source: { dataset, id, licence: "CC0", published },
});

const keyOf = ({ barcode, source }: Released): string => `${source.dataset} ${barcode}`;

it("W434 of the releases of a product the newest is shown, where the first of them stood; nothing else goes or moves", () => {
  fc.assert(
    fc.property(releases, (given) => {
      const all = given.map(made);
      const shown = newestReleases(all, () => false);
      const plain = (list: readonly Released[]) =>
        list.filter(({ barcode }) => barcode === undefined).map(({ id }) => id);
      expect(plain(shown)).toEqual(plain(all));
      const coded = all.filter(({ barcode }) => barcode !== undefined);
      const keys = [...new Set(coded.map(keyOf))];
      const found = shown.filter(({ barcode }) => barcode !== undefined);
      expect(found.map(keyOf)).toEqual(keys);
      for (const one of found)
        for (const other of coded.filter((food) => keyOf(food) === keyOf(one)))
          expect((one.source.published ?? "") >= (other.source.published ?? "")).toBe(true);
    }),
  );
});

it("W434 who ate a release sees what they ate, and no other of it", () => {
  const [old, young, other] = [
    { id: "fdc-1" as FoodId, barcode: "00036000291452" as Gtin, dataset: "fdc", published: "2023-01-01" },
    { id: "fdc-2" as FoodId, barcode: "00036000291452" as Gtin, dataset: "fdc", published: "2025-10-01" },
    { id: "fdc-3" as FoodId, barcode: "04006381333931" as Gtin, dataset: "fdc", published: "2023-01-01" },
  ].map(made) as [Released, Released, Released];
  expect(newestReleases([young, other, old], (id) => id === old.id)).toEqual([other, old]);
  expect(newestReleases([old, other, young], () => false)).toEqual([young, other]);
  const own = [old, young].map((food) => ({ ...food, source: { dataset: "own", id: food.id, licence: "own" } }));
  expect(newestReleases(own, () => false)).toEqual(own);
});
