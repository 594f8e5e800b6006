import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { Clock } from "@morsel/application/platform/clock";
import { PhotoEncoder } from "@morsel/application/progress-photos/photo-encoder";
import { PhotoStore } from "@morsel/application/progress-photos/photo-store";
import { makeProgressPhotosUseCases, ProgressPhotosUseCases } from "@morsel/application/progress-photos/use-cases";
import type { Bindings } from "../../container.ts";

export const progressPhotosUseCases = ({ provide }: Bindings): void => {
  const needs = { photos: PhotoStore, encoder: PhotoEncoder, today: MemberToday, clock: Clock };
  provide(ProgressPhotosUseCases, needs, makeProgressPhotosUseCases);
};
