import { LookedUpProducts } from "@morsel/application/barcodes/looked-up-products";
import { makeFindProduct, type FindProductPorts } from "@morsel/application/barcodes/find-product";
import type { ProductLookUp } from "@morsel/application/barcodes/product-look-up";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { MemberFoods } from "@morsel/application/foods/member-foods";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { Clock } from "@morsel/application/platform/clock";
import { barcodesClient } from "@morsel/adapters/http-contract/barcodes/barcodes-client";
import { ownFoodsClient } from "@morsel/adapters/http-contract/own-foods/own-foods-client";
import type { FoodId, Gtin, OwnFoodDraft } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { id, ORIGIN, startServer, type Harness } from "../support/harness.ts";
import { member, refusal, run, through } from "../support/page.ts";

const KNOWN_ELSEWHERE = "4006381333931";
const NEW = { version: 0, reach: { kind: "from-today" } } as const;
const DAY = 86_400_000;
let made = 300_000;

const draft = (barcode: string): OwnFoodDraft => ({
  description: "Pea crisps",
  barcode,
  basis: "us",
  facts: { energy: 480, fat: 20, carbohydrates: 60, protein: 12 },
  per: "100g",
  servings: [],
});

describe("a food by its barcode", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    return {
      ...page,
      own: ownFoodsClient(apiOver(ORIGIN, page.browser.fetch)),
      barcodes: barcodesClient(apiOver(ORIGIN, page.browser.fetch)),
    };
  };
  const save = async (own: ReturnType<typeof ownFoodsClient>, barcode: string) => {
    const food = id((made += 1)) as FoodId;
    await run(own.save(food, { ...NEW, draft: draft(barcode) }));
    return food;
  };

  it("W300 an own food is found by every form of its code, and by nobody else", async () => {
    const ada = await joined("scanning");
    const bob = await joined("scanning-too");
    // UPC-E 04252614 is UPC-A 042100005264 (GS1 General Specifications 5.2.2.4).
    const food = await save(ada.own, "042100005264");
    for (const code of ["04252614", "042100005264", "0042100005264", "00042100005264", "0 42100-00526 4"]) {
      const found = await run(ada.barcodes.find(code));
      expect([found.barcode, found.elsewhere]).toEqual(["00042100005264", "not-asked"]);
      expect(found.foods.map((one) => one.id)).toEqual([food]);
      expect((await run(ada.foods.search(code, 5))).items.map((one) => one.id)).toEqual([food]);
      expect((await run(bob.barcodes.find(code))).foods).toEqual([]);
    }
  });

  it("W300 what is no barcode is refused with what is accepted", async () => {
    const barcodes = barcodesClient(apiOver(ORIGIN, through(server).browser.fetch));
    expect(await refusal(barcodes.find("12345"))).toMatchObject({ _tag: "FieldRefused", field: "code" });
    expect(await refusal(barcodes.find("4006381333932"))).toMatchObject({
      rule: { _tag: "GtinCheckDigit", expected: 1 },
    });
  });

  it("W301 what nobody here knows is asked for elsewhere by members alone, and is a food from then on", async () => {
    const visitor = barcodesClient(apiOver(ORIGIN, through(server).browser.fetch));
    expect(await run(visitor.find(KNOWN_ELSEWHERE))).toMatchObject({ foods: [], elsewhere: "not-asked" });
    const ada = await joined("asking");
    expect((await run(ada.foods.search(KNOWN_ELSEWHERE, 5))).items).toEqual([]);
    const [food] = (await run(ada.barcodes.find(KNOWN_ELSEWHERE))).foods;
    expect(food).toMatchObject({ basis: "eu", source: { dataset: "off", licence: "ODbL-1.0" } });
    expect((await run(ada.foods.search(KNOWN_ELSEWHERE, 5))).items[0]).toMatchObject({ id: food?.id, match: "full" });
    expect((await run(ada.foods.food(food?.id ?? ("none" as FoodId)))).description).toBe(food?.description);
    expect((await run(visitor.find(KNOWN_ELSEWHERE))).foods).toHaveLength(1);
  });

  it("W301 W303 an answer is kept for its time; without an answer nothing is kept, and what was known stays", async () => {
    const ada = "ada" as MemberId;
    const code = "96385074";
    const gtin = "00000096385074" as Gtin;
    let asked = 0;
    let answer: "unknown" | "failed" | "known" = "failed";
    const product = { ...(await run(server.get(FoodCatalogue).byId("sr28-09040" as FoodId))) };
    const lookUp: NonNullable<ProductLookUp> = {
      product: (barcode) =>
        Effect.suspend(() => {
          asked += 1;
          if (answer === "failed") return Effect.fail({ _tag: "LookUpFailed" } as const);
          const food = {
            ...product,
            id: `off-${barcode}`,
            barcode,
            source: { dataset: "off", id: code, licence: "x" },
          };
          return Effect.succeed(answer === "known" ? (food as never) : undefined);
        }),
    };
    const ports: FindProductPorts = {
      own: server.get(OwnFoodStore),
      memberFoods: server.get(MemberFoods),
      foods: server.get(FoodCatalogue),
      products: server.get(LookedUpProducts),
      clock: server.get(Clock),
      lookUp,
    };
    const find = async () => {
      const { foods, elsewhere } = await run(makeFindProduct(ports)({ member: ada, code }));
      return [foods.length, elsewhere, asked];
    };
    expect(await find()).toEqual([0, "failed", 1]);
    expect(await run(ports.products.read(gtin))).toBeUndefined();
    answer = "unknown";
    expect([await find(), await find()]).toEqual([
      [0, "asked", 2],
      [0, "asked", 2],
    ]);
    server.advance(DAY);
    answer = "known";
    expect([await find(), await find()]).toEqual([
      [1, "asked", 3],
      [1, "asked", 3],
    ]);
    server.advance(30 * DAY);
    answer = "failed";
    expect(await find()).toEqual([1, "failed", 4]);
    answer = "unknown";
    expect(await find()).toEqual([1, "asked", 5]);
    const nobody = makeFindProduct({ ...ports, lookUp: undefined });
    expect(await run(nobody({ member: ada, code: "5901234123457" }))).toMatchObject({ elsewhere: "not-asked" });
    expect(asked).toBe(5);
  });
});
