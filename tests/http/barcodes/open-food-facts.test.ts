import { makeOpenFoodFacts } from "@morsel/adapters/outbound/open-food-facts";
import { readOffProduct } from "@morsel/adapters/importers/catalogues/off-product";
import type { LimitStore } from "@morsel/application/platform/limit-store";
import type { Gtin } from "@morsel/domain/foods";
import { Effect } from "effect";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { closeServers, listenOn, toPort } from "../../support/outbound.ts";
import { refusal, run } from "../support/page.ts";

const CODE = "03017620422003" as Gtin;
const PRODUCT = {
  product_name: "Spread &quot;No. 1&quot; <b>x</b>",
  brands: "Mill, Other",
  quantity: "400 g",
  serving_quantity: "15",
  countries_tags: ["en:france", "en:germany"],
  last_modified_t: 1_767_225_600,
  nutriments: {
    "energy-kcal_100g": 539,
    fat_100g: 30.9,
    carbohydrates_100g: 57.5,
    sugars_100g: "56.3",
    proteins_100g: 6.3,
    salt_100g: 0.107,
    "vitamin-e_100g": 0.012,
  },
};
const free: LimitStore = { take: () => Effect.succeed(0), forget: Effect.void };

describe("products of Open Food Facts", () => {
  afterAll(closeServers);

  it("W249 W302 a product is read as an import reads it, with its basis, source and licence, in the units that are kept, without markup", () => {
    expect(readOffProduct(PRODUCT, CODE)).toEqual({
      id: "off-03017620422003",
      description: 'Spread "No. 1" x',
      alternativeNames: [],
      brand: "Mill",
      barcode: CODE,
      category: "",
      source: {
        dataset: "off",
        id: "3017620422003",
        licence: "ODbL-1.0",
        published: "2026-01-01",
        doubts: ["FibreUnknown"],
      },
      basis: "eu",
      nutrients: {
        energy: 539,
        fat: 30.9,
        carbohydrates: 57.5,
        sugar: 56.3,
        protein: 6.3,
        sodium: 42.8,
        vitamin_e: 12,
      },
      servings: [{ id: "1-serving", label: "1 serving", grams: 15 }],
    });
    // N17: what is kept counts fibre as carbohydrate, which a European label does not.
    const withFibre = { ...PRODUCT, nutriments: { ...PRODUCT.nutriments, fiber_100g: 4 } };
    expect(readOffProduct(withFibre, CODE)?.nutrients).toMatchObject({ carbohydrates: 61.5, fiber: 4 });
    const kj = { ...PRODUCT, nutriments: { energy_100g: 418.4 } };
    expect(readOffProduct(kj, CODE)?.nutrients).toEqual({ energy: 100 });
  });

  it("W302 the basis is that of where it is sold, where both that of the code", () => {
    const basis = (countries_tags: readonly string[], code = CODE) =>
      readOffProduct({ ...PRODUCT, countries_tags }, code)?.basis;
    expect(basis(["en:united-states"])).toBe("us");
    expect(basis(["en:united-states", "en:france"])).toBe("eu");
    expect(basis(["en:united-states", "en:france"], "00036000291452" as Gtin)).toBe("us");
    expect(basis([], "00036000291452" as Gtin)).toBe("us");
  });

  it("W302 what has no name, no energy or impossible figures is not taken, nor millilitres of what is no drink", () => {
    const oil = { ...PRODUCT, quantity: "500 ml" };
    const absurd = { "energy-kcal_100g": 1630 };
    const parts = { ...PRODUCT.nutriments, fat_100g: 60 };
    for (const product of [
      {},
      { ...PRODUCT, product_name: "  " },
      { ...PRODUCT, nutriments: { fat_100g: 3 } },
      { ...PRODUCT, nutriments: absurd },
      { ...PRODUCT, nutriments: parts },
      oil,
    ])
      expect(readOffProduct(product, CODE)).toBeUndefined();
    expect(readOffProduct({ ...oil, categories_tags: ["en:beverages"] }, CODE)?.servings).toContainEqual({
      id: "100-ml",
      label: "100 ml",
      grams: 100,
    });
  });

  it("W303 nothing that is answered breaks it", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(PRODUCT), "categories_tags"), fc.anything()),
        (product) => {
          const food = readOffProduct(product, CODE);
          expect(food === undefined || food.description.length <= 100).toBe(true);
        },
      ),
    );
  });

  it("W301 W303 asks for the one product with its own name; 404 is nobody knows it, all else no answer", async () => {
    const asked: string[] = [];
    const port = await listenOn((request, response) => {
      asked.push(`${request.url?.split("?")[0]} ${request.headers["user-agent"]}`);
      const [, code = ""] = /product\/(\d+)/.exec(request.url ?? "") ?? [];
      if (code === "3017620422003") response.end(JSON.stringify({ status: 1, product: PRODUCT }));
      else if (code === "96385074") response.writeHead(404).end("{}");
      else if (code === "5901234123457") response.end("<html>");
      else response.writeHead(503).end();
    });
    const lookUp = makeOpenFoodFacts({
      readProduct: readOffProduct,
      outbound: toPort(port),
      limits: free,
      userAgent: "Morsel (https://food.example.org)",
      origin: `http://127.0.0.1:${port}`,
    });
    expect((await run(lookUp.product(CODE)))?.brand).toBe("Mill");
    expect(await run(lookUp.product("00000096385074" as Gtin))).toBeUndefined();
    for (const code of ["05901234123457", "00036000291452"])
      expect(await refusal(lookUp.product(code as Gtin))).toEqual({ _tag: "LookUpFailed" });
    expect(asked[0]).toBe("/api/v2/product/3017620422003.json Morsel (https://food.example.org)");
  });

  it("W301 of all members together no more is asked than the register allows", async () => {
    const full: LimitStore = { take: () => Effect.succeed(6), forget: Effect.void };
    const port = await listenOn((_, response) => response.end("{}"));
    const lookUp = makeOpenFoodFacts({
      readProduct: readOffProduct,
      outbound: toPort(port),
      limits: full,
      userAgent: "x",
      origin: `http://127.0.0.1:${port}`,
    });
    expect(await refusal(lookUp.product(CODE))).toEqual({ _tag: "LookUpFailed" });
  });
});
