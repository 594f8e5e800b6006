import { importClient } from "@morsel/adapters/http-contract/import/import-client";
import { ImportClient } from "@morsel/application/import/client/import-client";
import { clientModule } from "../client-module.ts";

export default clientModule(ImportClient, importClient);
