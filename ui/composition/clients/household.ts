import { moduleOf } from "@morsel/adapters/composition/container";
import { fridgeClient } from "@morsel/adapters/http-contract/fridge/fridge-client";
import { householdClient } from "@morsel/adapters/http-contract/household/household-client";
import { FridgeClient } from "@morsel/application/fridge/client/fridge-client";
import { HouseholdClient } from "@morsel/application/household/client/household-client";
import { provideClient } from "@morsel/adapters/composition/provide-client";

/** A household and its fridge. */
export default moduleOf((bindings) => {
  provideClient(bindings, HouseholdClient, householdClient);
  provideClient(bindings, FridgeClient, fridgeClient);
});
