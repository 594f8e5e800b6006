import { eraseDeletedPhotos } from "@morsel/application/progress-photos/erase-photos-job";
import { contributeJob } from "../../contribute-job.ts";
import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { Clock } from "@morsel/application/platform/clock";
import { PhotoEncoder } from "@morsel/application/progress-photos/photo-encoder";
import { PhotoStore } from "@morsel/application/progress-photos/photo-store";
import { makeProgressPhotosUseCases, ProgressPhotosUseCases } from "@morsel/application/progress-photos/use-cases";
import type { Bindings } from "../../container.ts";

export const progressPhotosUseCases = (bindings: Bindings): void => {
  const { provide } = bindings;
  contributeJob(bindings, eraseDeletedPhotos);
  const needs = { photos: PhotoStore, encoder: PhotoEncoder, today: MemberToday, clock: Clock };
  provide(ProgressPhotosUseCases, needs, makeProgressPhotosUseCases);
};
