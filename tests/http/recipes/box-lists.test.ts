import { recipesClient } from "@morsel/adapters/http-contract/recipes/recipes-client";
import type { RecipeId } from "@morsel/domain/recipes";
import { expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { id, ORIGIN, startServer } from "../support/harness.ts";
import { member, run } from "../support/page.ts";
import { aRecipe } from "./a-recipe.ts";

const PATH = "/api/services/recipes";
let made = 70_000;
const newId = (): RecipeId => id((made += 1)) as string as RecipeId;

it("W183 W187 the box's lists are read page behind page: none ends at fifty", async () => {
  const { foods, browser } = await member(await startServer(), "collector");
  const recipes = recipesClient(apiOver(ORIGIN, browser.fetch));
  const ids = Array.from({ length: 53 }, newId);
  for (const one of ids) await run(recipes.save(one, aRecipe("Mash")));
  expect((await run(foods.dishes)).map(({ id: one }) => one)).toEqual(ids.toReversed());
  const first = await browser.get(`${PATH}/foods?limit=20`);
  const { items, next } = (await first.json()) as { items: readonly { id: string }[]; next: string };
  expect(items.map(({ id: one }) => one)).toEqual(ids.toReversed().slice(0, 20));
  const rest = await browser.get(`${PATH}/foods?${new URLSearchParams({ cursor: next })}`);
  expect(await rest.json()).toMatchObject({
    items: ids
      .toReversed()
      .slice(20)
      .map((one) => ({ id: one })),
    next: null,
  });
  expect((await browser.get(`${PATH}/foods?cursor=none`)).status).toBe(422);
});
