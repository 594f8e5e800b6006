import { mealsClient } from "@morsel/adapters/http-contract/meals/meals-client";
import type { MealId } from "@morsel/domain/diary";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { livingTogether, newId } from "../household/living-together.ts";
import { type Harness, id, ORIGIN, startServer } from "../support/harness.ts";
import { run } from "../support/page.ts";

const API = "/api/services";
/** Folding takes apart what composing puts together, and of signs alone it leaves nothing. */
const NAMES = ["불고기", "가지무침", "…", "김치찌개", "Çılbır", "カレー", "½ & ¾", "🍲", "김".repeat(60)];

type Named = { readonly description?: string; readonly title?: string; readonly name?: string; readonly food?: Named };
type Page = { readonly [list: string]: readonly Named[] } & { readonly next: string | null };

const nameOf = ({ description, title, name, food }: Named): string =>
  description ?? title ?? name ?? (food === undefined ? "" : nameOf(food));

describe("lists by name", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const { home, foodOf, recipeOf } = livingTogether(() => server);

  it("W63 W164 W183 W268 pages hold every name once, in every script", async () => {
    const [ada, bo] = await home("names1", "names2");
    if (bo === undefined) throw new Error("Bo is there.");
    const meals = mealsClient(apiOver(ORIGIN, ada.browser.fetch));
    const items = [{ description: "Soup", facts: { energy: 100 } }];
    for (const name of NAMES) {
      await run(meals.save(newId<MealId>(), { name, items }));
      await run(ada.household.share("food", await foodOf(ada, name), true));
      await run(ada.household.share("recipe", await recipeOf(ada, name), true));
    }
    await run(
      ada.own.save(newId(), {
        version: 0,
        draft: {
          description: "김".repeat(100),
          brand: "빵".repeat(60),
          basis: "eu",
          facts: {},
          per: "100g",
          servings: [],
        },
        reach: { kind: "from-today" },
      }),
    );
    const listed = async ({ browser }: typeof ada, path: string) => {
      const names: string[] = [];
      for (let next: string | null = null, first = true; first || next !== null; first = false) {
        const cursor = next === null ? "" : `&${new URLSearchParams({ cursor: next })}`;
        const answer = await browser.get(`${API}/${path}limit=1${cursor}`);
        expect(answer.status, path).toBe(200);
        const page: Page = await answer.json();
        const shown = page["items"] ?? page["recipes"] ?? page["meals"] ?? [];
        names.push(...shown.map(nameOf));
        next = page.next;
      }
      return names.filter((name) => name.length < 100).toSorted();
    };
    for (const path of ["recipes?sort=name&", "meals?sort=name&", "own-foods?sort=name&"])
      expect(await listed(ada, path), path).toEqual(NAMES.toSorted());
    for (const kind of ["food", "recipe"])
      expect(await listed(bo, `household/shared?kind=${kind}&`), kind).toEqual(NAMES.toSorted());
  });

  it("W63 W164 W183 W268 a cursor with what is no name's key is refused", async () => {
    const [ada] = await home("names3");
    for (const path of [
      "recipes?sort=name&",
      "meals?sort=name&",
      "own-foods?sort=name&",
      "household/shared?kind=food&",
    ])
      for (const key of ["a%01", "a%E2%80%AE", "Name", "a%20%20b"])
        expect((await ada.browser.get(`${API}/${path}cursor=${key}.${id(1)}`)).status, path + key).toBe(422);
  });
});
