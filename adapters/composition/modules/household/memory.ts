import { HouseholdClient } from "@morsel/application/household/client/household-client";
import { HouseholdStore } from "@morsel/application/household/household-store";
import { HouseholdUseCases } from "@morsel/application/household/use-cases";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { RecipeStore } from "@morsel/application/recipes/recipe-store";
import { makeMemoryHouseholdClient } from "../../../memory/household/household-client.ts";
import { makeMemoryHouseholdStore } from "../../../memory/household/household-store.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { householdUseCases } from "./use-cases.ts";

const storePorts = { state: MemoryState, own: OwnFoodStore, recipes: RecipeStore };

export const household = moduleOf((bindings) => {
  householdUseCases(bindings);
  bindings.provide(HouseholdStore, storePorts, makeMemoryHouseholdStore);
  bindings.provide(
    HouseholdClient,
    { connection: MemoryConnection, useCases: HouseholdUseCases },
    makeMemoryHouseholdClient,
  );
});
