import { mealsClient } from "@morsel/adapters/http-contract/meals/meals-client";
import { MealsClient } from "@morsel/application/meals/client/meals-client";
import { clientModule } from "../client-module.ts";

export default clientModule(MealsClient, mealsClient);
