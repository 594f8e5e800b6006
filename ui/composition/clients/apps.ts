import { appsClient } from "@morsel/adapters/http-contract/tokens/apps-client";
import { AppsClient } from "@morsel/application/tokens/client/apps-client";
import { clientModule } from "../client-module.ts";

export default clientModule(AppsClient, appsClient);
