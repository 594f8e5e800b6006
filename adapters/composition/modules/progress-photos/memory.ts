import { MemberStore } from "@morsel/application/identity/member-store";
import { token } from "@morsel/application/platform/token";
import { ProgressPhotosClient } from "@morsel/application/progress-photos/client/progress-photos-client";
import { PhotoEncoder } from "@morsel/application/progress-photos/photo-encoder";
import { PhotoStore } from "@morsel/application/progress-photos/photo-store";
import { ProgressPhotosUseCases } from "@morsel/application/progress-photos/use-cases";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryPhotoEncoder } from "../../../memory/progress-photos/photo-encoder.ts";
import { makeMemoryPhotoStore, type MemoryPhotoStore } from "../../../memory/progress-photos/photo-store.ts";
import { makeMemoryProgressPhotosClient } from "../../../memory/progress-photos/progress-photos-client.ts";
import { moduleOf } from "../../container.ts";
import { progressPhotosUseCases } from "./use-cases.ts";

const Kept = token<MemoryPhotoStore>("MemoryPhotoStore");

const clientPorts = {
  connection: MemoryConnection,
  members: MemberStore,
  photos: Kept,
  useCases: ProgressPhotosUseCases,
};

export const progressPhotos = moduleOf((bindings) => {
  progressPhotosUseCases(bindings);
  bindings.provide(Kept, { state: MemoryState }, ({ state }) => makeMemoryPhotoStore(state));
  bindings.provide(PhotoStore, { kept: Kept }, ({ kept }) => kept);
  bindings.provide(PhotoEncoder, {}, makeMemoryPhotoEncoder);
  bindings.provide(ProgressPhotosClient, clientPorts, makeMemoryProgressPhotosClient);
});
