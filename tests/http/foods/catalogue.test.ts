import { browseClient } from "@morsel/adapters/http-contract/foods/browse-client";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { ListedPage } from "@morsel/application/foods/browse-foods";
import type { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { ORIGIN, startServer, type Harness } from "../support/harness.ts";
import { run, through } from "../support/page.ts";

describe("lists of the catalogue through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const browse = () => browseClient(apiOver(ORIGIN, through(server).browser.fetch));
  const all = async <E>(page: (cursor?: string) => Effect.Effect<ListedPage, E>) => {
    const items: ListedPage["items"][number][] = [];
    let cursor: string | undefined;
    do {
      const { items: more, next } = await run(page(cursor));
      items.push(...more);
      cursor = next;
    } while (cursor !== undefined);
    return items;
  };

  it("W307 a visitor sees each group with as many foods as it lists, each food once", async () => {
    const groups = await run(browse().groups);
    expect(groups.reduce((sum, { foods }) => sum + foods, 0)).toBe(
      SAMPLE_FOODS.filter(({ category }) => category !== "").length,
    );
    for (const { name, foods } of groups) {
      const listed = await all((cursor) => browse().inGroup(name, cursor));
      expect(new Set(listed.map(({ food }) => food.id)).size).toBe(foods);
      expect(listed.every(({ food }) => food.category === name)).toBe(true);
    }
  });

  it("W308 the richest come first, with the amount that is compared, and none of which it is unknown", async () => {
    const listed = await all((cursor) => browse().richest("iron", "100g", cursor));
    const amounts = listed.map(({ amount = Number.NaN }) => amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(listed.map(({ food }) => food.nutrients.iron)).toEqual(amounts);
    expect(listed).toHaveLength(SAMPLE_FOODS.filter(({ nutrients }) => (nutrients.iron ?? 0) > 0).length);
  });

  it("W307 W308 what is no list, no nutrient or no cursor is refused or empty, never an error of the server's", async () => {
    const { browser } = through(server);
    const status = async (path: string) => (await browser.fetch(`${ORIGIN}/api/services/catalogue/${path}`)).status;
    expect(await status("foods?group=Nothing")).toBe(200);
    expect(await status("richest?nutrient=gold")).toBe(400);
    expect(await status("richest?nutrient=iron&per=litre")).toBe(400);
    expect(await status("richest?nutrient=iron&cursor=xyz")).toBe(422);
  });
});
