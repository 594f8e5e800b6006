import { provideClient } from "../../provide-client.ts";
import { householdClient } from "../../../http-contract/household/household-client.ts";
import { HouseholdClient } from "@morsel/application/household/client/household-client";
import { HouseholdStore } from "@morsel/application/household/household-store";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { RecipeStore } from "@morsel/application/recipes/recipe-store";
import { makeMemoryHouseholdStore } from "../../../memory/household/household-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { householdUseCases } from "./use-cases.ts";

const storePorts = { state: MemoryState, own: OwnFoodStore, recipes: RecipeStore };

export const household = moduleOf((bindings) => {
  householdUseCases(bindings);
  bindings.provide(HouseholdStore, storePorts, makeMemoryHouseholdStore);
  provideClient(bindings, HouseholdClient, householdClient);
});
