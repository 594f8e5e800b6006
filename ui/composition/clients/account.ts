import { accountClient } from "@morsel/adapters/http-contract/account/account-client";
import { AccountClient } from "@morsel/application/account/client/account-client";
import { clientModule } from "../client-module.ts";

export default clientModule(AccountClient, accountClient);
