import { progressPhotosClient } from "@morsel/adapters/http-contract/progress-photos/progress-photos-client";
import { ProgressPhotosClient } from "@morsel/application/progress-photos/client/progress-photos-client";
import { clientModule } from "../client-module.ts";

export default clientModule(ProgressPhotosClient, progressPhotosClient);
