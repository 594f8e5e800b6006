import type { ImportId } from "@morsel/domain/import";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { DiaryStore } from "../diary/diary-store.ts";
import { ExerciseStore } from "../exercise/exercise-store.ts";
import { StepStore } from "../exercise/step-store.ts";
import { WaterStore } from "../hydration/water-store.ts";
import { defineJob } from "../platform/job.ts";
import { MeasurementStore } from "../measurements/measurement-store.ts";
import { ImportStore } from "./import-store.ts";
import type { ImportPayload } from "./read-import-job.ts";
import { makeTakeBackImport } from "./take-back-import.ts";

const SIX_HOURS_SECONDS = 21_600;

/** I13: undoes an import, with its progress; interrupted, it goes on where it was. */
export const undoImport = defineJob({
  kind: "undo-import",
  timeoutSeconds: SIX_HOURS_SECONDS,
  tries: 5,
  atOnce: 1,
  needs: {
    imports: ImportStore,
    diary: DiaryStore,
    water: WaterStore,
    measurements: MeasurementStore,
    exercise: ExerciseStore,
    steps: StepStore,
  },
  make: (ports) => {
    const takeBack = makeTakeBackImport(ports);
    return (payload: ImportPayload) =>
      Effect.gen(function* () {
        if (payload.member === undefined || payload.import === undefined) return;
        const [member, id] = [payload.member as MemberId, payload.import as ImportId];
        const batch = yield* ports.imports.byId(member, id);
        if (batch?.state !== "undoing") return;
        const all = Math.max(1, yield* ports.imports.countItems(member, id));
        const undo = yield* takeBack(member, id, batch.undo ?? { removed: 0, kept: 0 }, (report) =>
          ports.imports.change(member, id, ["undoing"], {
            undo: report,
            progress: Math.min(1, (report.removed + report.kept) / all),
          }),
        );
        yield* ports.imports.change(member, id, ["undoing"], { state: "undone", undo, progress: 1 });
      });
  },
});
