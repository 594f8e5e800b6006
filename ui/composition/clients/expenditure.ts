import { expenditureClient } from "@morsel/adapters/http-contract/expenditure/expenditure-client";
import { ExpenditureClient } from "@morsel/application/expenditure/client/expenditure-client";
import { clientModule } from "../client-module.ts";

export default clientModule(ExpenditureClient, expenditureClient);
