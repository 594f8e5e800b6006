import { foodOfOff } from "@morsel/adapters/importers/catalogues/off-food";
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
      { quantity: "1 litre" },
      { quantity: "2 Liter" },
      { quantity: "1lt" },
      { quantity: "1,5 litros" },
      { quantity: "24 fl oz" },
      { quantity: "700 ml", categories_tags: "en:beverages,en:syrups" },
    ])
      expect([fields, isDoubted(fields)]).toEqual([fields, true]);
    for (const fields of [
      {},
      { serving_size: "1 cup (240 ml) (30 g)" },
      { quantity: "340 g", serving_size: "15 ml" },
      { quantity: "1 l", categories_tags: "en:dairies,en:milks" },
      { quantity: "24 fl oz (710 mL)", serving_size: "2 Tbsp (30 g)" },
      { quantity: "33 cl", categories_tags: ["en:beverages", "en:sodas"] },
    ])
      expect([fields, isDoubted(fields)]).toEqual([fields, false]);
  });

  it("W249 what is drunk is offered by millilitres, which are grams there; nothing else is", () => {
    const servings = (fields: Readonly<Record<string, unknown>>) => {
      const { servings: made, defaultServing } = product(fields);
      return [
        made.map(({ label, grams }) => `${label}: ${grams}`),
        made.find(({ id }) => id === defaultServing)?.label,
      ];
    };
    const soda = { quantity: "33 cl", categories_tags: ["en:beverages", "en:sodas"] };
    expect(servings(soda)).toEqual([["100 ml: 100"], "100 ml"]);
    expect(servings({ ...soda, serving_size: "330 ml", serving_quantity: 330 })).toEqual([
      ["330 ml: 330", "100 ml: 100"],
      "330 ml",
    ]);
    expect(servings({ ...soda, serving_size: "100 ml", serving_quantity: 100 })).toEqual([["100 ml: 100"], "100 ml"]);
    expect(servings({ quantity: "500 ml", serving_size: "15 ml", serving_quantity: 15 })).toEqual([[], undefined]);
    expect(servings({ ...soda, categories_tags: "en:beverages,en:syrups" })).toEqual([[], undefined]);
  });
});
