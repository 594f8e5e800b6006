import { LOOKS_DAYS } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { Clock } from "../platform/clock.ts";
import { defineJob } from "../platform/job.ts";
import { CoachStore } from "./coach-store.ts";
import { CoachCommentStore } from "./comment-store.ts";

const DAY = 86_400_000;

/** SO42, SO44: looks that are too old go, and comments of two who share nothing any more. */
export const forgetLooks = defineJob({
  kind: "forget-coach-looks",
  timeoutSeconds: 60,
  tries: 3,
  atOnce: 1,
  everySeconds: 86_400,
  needs: { coaches: CoachStore, comments: CoachCommentStore, clock: Clock },
  make:
    ({ coaches, comments, clock }) =>
    () =>
      Effect.flatMap(clock.now, (now) =>
        Effect.all([coaches.forgetLooks(now - LOOKS_DAYS * DAY), comments.forgetEnded(now)], { discard: true }),
      ),
});
