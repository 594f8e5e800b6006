import { browseClient } from "@morsel/adapters/http-contract/foods/browse-client";
import { BrowseClient } from "@morsel/application/foods/client/browse-client";
import { clientModule } from "../client-module.ts";

export default clientModule(BrowseClient, browseClient);
