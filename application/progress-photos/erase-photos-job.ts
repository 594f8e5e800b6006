import * as Effect from "effect/Effect";
import { defineJob } from "../platform/job.ts";
import { Clock } from "../platform/clock.ts";
import { PhotoStore } from "./photo-store.ts";

const HOUR_SECONDS = 3_600;
const DAY_MS = 86_400_000;
const AT_ONCE = 50;

/** W114: what was deleted a day ago cannot come back any more, and its pictures are gone. */
export const eraseDeletedPhotos = defineJob({
  kind: "erase-deleted-photos",
  timeoutSeconds: 300,
  tries: 3,
  atOnce: 1,
  everySeconds: HOUR_SECONDS,
  needs: { photos: PhotoStore, clock: Clock },
  make:
    ({ photos, clock }) =>
    () =>
      Effect.gen(function* () {
        const before = (yield* clock.now) - DAY_MS;
        while ((yield* photos.erase(before, AT_ONCE)) === AT_ONCE) yield* Effect.yieldNow;
      }),
});
