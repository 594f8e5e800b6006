import { sendOwnFoodCommand, type OwnFoodCommand } from "@morsel/application/own-foods/client/own-food-command";
import type { OwnFoodsClient } from "@morsel/application/own-foods/client/own-foods-client";
import type { FoodId } from "@morsel/domain/foods";
import type { QueryClient } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";
import { registerMutation } from "../../hooks/submit-mutation.ts";
import { ownFoodsKey } from "./queries.ts";

export const OWN_FOODS_MUTATION = ["own-food-command"] as const;

/** Reads foods again on other pages: a deleted food is found no more, and a deleted correction shows the catalogue's values. */
export const invalidateFoods = (queries: QueryClient): void => {
  for (const queryKey of [ownFoodsKey, ["foods"], ["food"], ["meals"], ["suggestions"]] as const)
    void queries.invalidateQueries({ queryKey });
};

export const registerOwnFoodMutations = (queries: QueryClient, own: OwnFoodsClient): void =>
  registerMutation<readonly FoodId[], OwnFoodCommand>(queries, OWN_FOODS_MUTATION, {
    mutationFn: (command) => run(sendOwnFoodCommand(own, command)),
    onSuccess: () => invalidateFoods(queries),
    onError: () => invalidateFoods(queries),
  });
