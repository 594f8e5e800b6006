import { unitsClient } from "@morsel/adapters/http-contract/identity/units-client";
import { UnitsClient } from "@morsel/application/identity/client/units-client";
import { clientModule } from "../client-module.ts";

export default clientModule(UnitsClient, unitsClient);
