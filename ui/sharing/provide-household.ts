import { FridgeClient } from "@morsel/application/fridge/client/fridge-client";
import { HouseholdClient } from "@morsel/application/household/client/household-client";
import type { AppContext } from "../composition/app-context.ts";

/** For routes that show the household or its fridge: the way to them is fetched with the first page that does. */
export const provideHousehold = ({ provide }: Pick<AppContext, "provide">) =>
  provide({ household: HouseholdClient, fridge: FridgeClient }, () => import("../composition/clients/household.ts"));
