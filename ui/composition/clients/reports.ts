import { reportsClient } from "@morsel/adapters/http-contract/reports/reports-client";
import { ReportsClient } from "@morsel/application/reports/client/reports-client";
import { clientModule } from "../client-module.ts";

export default clientModule(ReportsClient, reportsClient);
