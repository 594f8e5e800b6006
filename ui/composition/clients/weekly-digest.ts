import { digestClient } from "@morsel/adapters/http-contract/weekly-digest/digest-client";
import { DigestClient } from "@morsel/application/weekly-digest/client/digest-client";
import { clientModule } from "../client-module.ts";

export default clientModule(DigestClient, digestClient);
