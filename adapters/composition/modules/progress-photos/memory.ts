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
});
