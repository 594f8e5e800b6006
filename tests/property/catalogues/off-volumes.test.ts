import { foodOfOff } from "@morsel/application/catalogues/off-food";
import { describe, expect, it } from "vitest";

const product = (given: Readonly<Record<string, unknown>>) => {
  const fields: Readonly<Record<string, unknown>> = {
    code: "3017620422003",
    product_name: "Syrup",
    "energy-kcal_100g": 333,
    ...given,
  };
  const made = foodOfOff((field) => fields[field]);
  if ("refused" in made) throw new Error(made.refused);
  return made.food;
};

describe("products of millilitres", () => {
  it("W249 figures of millilitres that are no drink's are doubted, those of what is weighed or drunk are not", () => {
    const isDoubted = (fields: Readonly<Record<string, unknown>>) =>
      product(fields).source.doubts?.includes("PerMillilitre") === true;
    for (const fields of [
      { serving_size: "15 ml (1 Tbsp)" },
      { quantity: "500 ml" },
      { product_quantity_unit: "ml" },
      { quantity: "0,25 l", categories_tags: "en:sauces" },
    ])
      expect([fields, isDoubted(fields)]).toEqual([fields, true]);
    for (const fields of [
      {},
      { serving_size: "1 cup (240 ml) (30 g)" },
      { quantity: "340 g", serving_size: "15 ml" },
      { quantity: "1 l", categories_tags: "en:dairies,en:milks" },
      { quantity: "33 cl", categories_tags: ["en:beverages", "en:sodas"] },
    ])
      expect([fields, isDoubted(fields)]).toEqual([fields, false]);
  });
});
