import { LOOKS_DAYS } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { Clock } from "../platform/clock.ts";
import { defineJob } from "../platform/job.ts";
import { CoachStore } from "./coach-store.ts";

const DAY = 86_400_000;

/** SO42: looks that are too old go. */
export const forgetLooks = defineJob({
  kind: "forget-coach-looks",
  timeoutSeconds: 60,
  tries: 3,
  atOnce: 1,
  everySeconds: 86_400,
  needs: { coaches: CoachStore, clock: Clock },
  make:
    ({ coaches, clock }) =>
    () =>
      Effect.asVoid(Effect.flatMap(clock.now, (now) => coaches.forgetLooks(now - LOOKS_DAYS * DAY))),
});
