import { fridgeClient } from "@morsel/adapters/http-contract/fridge/fridge-client";
import { householdClient } from "@morsel/adapters/http-contract/household/household-client";
import { ownFoodsClient } from "@morsel/adapters/http-contract/own-foods/own-foods-client";
import { recipesClient } from "@morsel/adapters/http-contract/recipes/recipes-client";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { FoodId } from "@morsel/domain/foods";
import type { HouseholdId, InvitationId } from "@morsel/domain/household";
import { apiOver } from "../support/api-over.ts";
import { type Harness, id, ORIGIN } from "../support/harness.ts";
import { member, run } from "../support/page.ts";

export const DAY = 86_400_000;
let made = 26_000;
export const newId = <A extends string>(): A => id((made += 1)) as string as A;
const [first] = SAMPLE_FOODS;
if (first === undefined) throw new Error("There are no sample foods.");
export const banana = first;

/** People of one server, who may live together. */
export const livingTogether = (server: () => Harness) => {
  const joined = async (name: string) => {
    const page = await member(server(), name);
    return {
      ...page,
      name,
      household: householdClient(apiOver(ORIGIN, page.browser.fetch)),
      fridge: fridgeClient(apiOver(ORIGIN, page.browser.fetch)),
      own: ownFoodsClient(apiOver(ORIGIN, page.browser.fetch)),
      recipes: recipesClient(apiOver(ORIGIN, page.browser.fetch)),
    };
  };
  type Joined = Awaited<ReturnType<typeof joined>>;
  const come = async (owner: Joined, other: Joined) => {
    await run(owner.household.invite(newId<InvitationId>(), other.name));
    const [invited] = (await run(other.household.household)).invited;
    return run(other.household.accept({ id: invited?.id ?? newId<InvitationId>() }));
  };
  const home = async (...names: readonly string[]) => {
    const [owner, ...others] = await Promise.all(names.map(joined));
    if (owner === undefined) throw new Error("Somebody founds it.");
    await run(owner.household.found(newId<HouseholdId>(), "Home"));
    for (const other of others) await come(owner, other);
    return [owner, ...others] as const;
  };
  const idOf = async ({ household }: Joined) => (await run(household.household)).me;
  const foodOf = async ({ own }: Joined, description: string, barcode?: string) => {
    const draft = { description, basis: "eu", facts: { energy: 250 }, per: "100g", servings: [] } as const;
    const save = { version: 0, draft: { ...draft, ...(barcode === undefined ? {} : { barcode }) } };
    const food = newId<FoodId>();
    await run(own.save(food, { ...save, reach: { kind: "from-today" } }));
    return food;
  };
  const recipeOf = async ({ recipes }: Joined, title: string, foodId: FoodId = banana.id) => {
    const match = { foodId, description: "It", grams: 400, confidence: 1 };
    const recipe = newId<FoodId>();
    const lines = [{ text: "400 g of it", match }];
    await run(recipes.save(recipe, { title, servings: 4, isCooked: false, lines, steps: [] }));
    return recipe;
  };
  const found = async ({ foods }: Joined, text: string) => (await run(foods.search(text, 20))).items;
  return { joined, home, idOf, foodOf, recipeOf, found };
};

export type Person = Awaited<ReturnType<ReturnType<typeof livingTogether>["joined"]>>;
