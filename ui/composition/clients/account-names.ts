import { accountNamesClient } from "@morsel/adapters/http-contract/identity/account-names-client";
import { AccountNamesClient } from "@morsel/application/identity/client/account-names";
import { clientModule } from "../client-module.ts";

export default clientModule(AccountNamesClient, accountNamesClient);
