import { hydrationClient } from "@morsel/adapters/http-contract/hydration/hydration-client";
import { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import { clientModule } from "../client-module.ts";

export default clientModule(HydrationClient, hydrationClient);
