import { DiarySharingClient } from "@morsel/application/diary-sharing/client/diary-sharing-client";
import { diarySharingClient } from "../../../http-contract/diary-sharing/diary-sharing-client.ts";
import { moduleOf } from "../../container.ts";
import { provideClient } from "../../provide-client.ts";
import { diarySharingUseCases } from "./use-cases.ts";

export const diarySharing = moduleOf((bindings) => {
  diarySharingUseCases(bindings);
  provideClient(bindings, DiarySharingClient, diarySharingClient);
});
