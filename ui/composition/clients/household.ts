import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpFridgeClient } from "@morsel/adapters/http-client/fridge/fridge-client";
import { makeHttpHouseholdClient } from "@morsel/adapters/http-client/household/household-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { FridgeClient } from "@morsel/application/fridge/client/fridge-client";
import { HouseholdClient } from "@morsel/application/household/client/household-client";

/** A household and its fridge. */
export default moduleOf(({ provide }) => {
  provide(HouseholdClient, { connection: HttpConnection }, ({ connection }) => makeHttpHouseholdClient(...connection));
  provide(FridgeClient, { connection: HttpConnection }, ({ connection }) => makeHttpFridgeClient(...connection));
});
