import { diarySharingClient } from "@morsel/adapters/http-contract/diary-sharing/diary-sharing-client";
import { DiarySharingClient } from "@morsel/application/diary-sharing/client/diary-sharing-client";
import { clientModule } from "../client-module.ts";

export default clientModule(DiarySharingClient, diarySharingClient);
