import { backOfficeClient } from "@morsel/adapters/http-contract/back-office/back-office-client";
import { BackOfficeClient } from "@morsel/application/back-office/client/back-office-client";
import { clientModule } from "../client-module.ts";

export default clientModule(BackOfficeClient, backOfficeClient);
