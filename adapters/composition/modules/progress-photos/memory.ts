import { provideClient } from "../../provide-client.ts";
import { progressPhotosClient } from "../../../http-contract/progress-photos/progress-photos-client.ts";
import { ProgressPhotosClient } from "@morsel/application/progress-photos/client/progress-photos-client";
import { PhotoEncoder } from "@morsel/application/progress-photos/photo-encoder";
import { PhotoStore } from "@morsel/application/progress-photos/photo-store";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryPhotoEncoder } from "../../../memory/progress-photos/photo-encoder.ts";
import { makeMemoryPhotoStore } from "../../../memory/progress-photos/photo-store.ts";
import { moduleOf } from "../../container.ts";
import { progressPhotosUseCases } from "./use-cases.ts";

export const progressPhotos = moduleOf((bindings) => {
  progressPhotosUseCases(bindings);
  bindings.provide(PhotoStore, { state: MemoryState }, ({ state }) => makeMemoryPhotoStore(state));
  bindings.provide(PhotoEncoder, {}, makeMemoryPhotoEncoder);
  provideClient(bindings, ProgressPhotosClient, progressPhotosClient);
});
