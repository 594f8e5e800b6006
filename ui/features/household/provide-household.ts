import { FridgeClient } from "@morsel/application/fridge/client/fridge-client";
import { HouseholdClient } from "@morsel/application/household/client/household-client";
import type { AppContext } from "../../composition/app-context.ts";

/** The way to the household and its fridge, fetched with the first page that asks. */
export const provideHousehold = ({ provide }: Pick<AppContext, "provide">) =>
  provide({ household: HouseholdClient, fridge: FridgeClient }, () => import("../../composition/clients/household.ts"));
