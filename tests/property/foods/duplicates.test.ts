import { duplicateReason, type Food, type FoodId, type Gtin } from "@morsel/domain/foods";
import fc from "fast-check";
import { expect, it } from "vitest";

type Compared = Parameters<typeof duplicateReason>[0];
const CODES = ["04006381333931" as Gtin, "05449000000996" as Gtin];

const foods = fc
  .record({
    id: fc.constantFrom("a", "b", "c"),
    name: fc.constantFrom("Rye bread", "rye  Bread!", "Oat cake"),
    brand: fc.constantFrom(undefined, "Mill"),
    barcode: fc.constantFrom(undefined, ...CODES),
    energy: fc.constantFrom(undefined, 0, 3, 250, 262, 270),
  })
  .map(({ id, name, brand, barcode, energy }): Compared => ({
    id: id as FoodId,
    description: name,
    nutrients: energy === undefined ? {} : ({ energy } as Food["nutrients"]),
    ...(brand === undefined ? {} : { brand }),
    ...(barcode === undefined ? {} : { barcode }),
  }));

it("F35 foods are duplicates of each other or neither is, and none of itself", () => {
  fc.assert(
    fc.property(foods, foods, (a, b) => {
      expect(duplicateReason(a, b)).toBe(duplicateReason(b, a));
      expect(duplicateReason(a, a)).toBeUndefined();
    }),
  );
});

it("F35 another barcode or another energy makes another food, however alike the names", () => {
  fc.assert(
    fc.property(foods, foods, (a, b) => {
      const why = duplicateReason(a, b);
      const [x = -1, y = -1] = [a.nutrients.energy, b.nutrients.energy];
      if (a.barcode !== undefined && b.barcode !== undefined && a.barcode !== b.barcode) expect(why).toBeUndefined();
      if (why === "name") expect(Math.abs(x - y)).toBeLessThanOrEqual(Math.max(5, 0.05 * Math.max(x, y)));
      if (a.barcode !== undefined && a.barcode === b.barcode && a.id !== b.id) expect(why).toBe("barcode");
    }),
  );
});

it.each([
  [250, 262, "name"],
  [250, 270, undefined],
  [0, 3, "name"],
] as const)("F35 %d and %d kcal under one name: %s", (one, other, why) => {
  const food = (id: string, energy: number): Compared => ({
    id: id as FoodId,
    description: "Rye bread",
    nutrients: { energy } as Food["nutrients"],
  });
  expect(duplicateReason(food("a", one), food("b", other))).toBe(why);
});
