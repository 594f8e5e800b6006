import { gapsClient } from "@morsel/adapters/http-contract/gaps/gaps-client";
import { GapsClient } from "@morsel/application/gaps/client/gaps-client";
import { clientModule } from "../client-module.ts";

export default clientModule(GapsClient, gapsClient);
