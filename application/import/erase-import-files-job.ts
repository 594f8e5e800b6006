import * as Effect from "effect/Effect";
import { defineJob } from "../platform/job.ts";
import { Clock } from "../platform/clock.ts";
import { ImportStore } from "./import-store.ts";

const HOUR_SECONDS = 3_600;
const DAY_MS = 86_400_000;
const AT_ONCE = 20;

/** W521: a file that was sent and never imported is erased after a day. */
export const eraseImportFiles = defineJob({
  kind: "erase-import-files",
  timeoutSeconds: 300,
  tries: 3,
  atOnce: 1,
  everySeconds: HOUR_SECONDS,
  needs: { imports: ImportStore, clock: Clock },
  make:
    ({ imports, clock }) =>
    () =>
      Effect.gen(function* () {
        const before = (yield* clock.now) - DAY_MS;
        while ((yield* imports.forgetOldFiles(before, AT_ONCE)) === AT_ONCE) yield* Effect.yieldNow;
      }),
});
