import type { ImportId } from "@morsel/domain/import";
import { importedId } from "@morsel/domain/import";
import type { EntryId } from "@morsel/domain/diary";
import type { ExerciseEntryId } from "@morsel/domain/exercise";
import type { WaterEntryId } from "@morsel/domain/hydration";
import type { MemberId } from "@morsel/domain/identity";
import type { MeasurementId } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import { DiaryStore } from "../diary/diary-store.ts";
import { ExerciseStore } from "../exercise/exercise-store.ts";
import { StepStore } from "../exercise/step-store.ts";
import { WaterStore } from "../hydration/water-store.ts";
import { defineJob } from "../platform/job.ts";
import { MeasurementStore } from "../measurements/measurement-store.ts";
import { ImportStore, type ClaimedItem } from "./import-store.ts";
import type { ImportPayload } from "./read-import-job.ts";

const SIX_HOURS_SECONDS = 21_600;
const AT_ONCE = 100;

type Fate = "removed" | "kept";
const removed: Effect.Effect<Fate> = Effect.succeed("removed");
const kept: Effect.Effect<Fate> = Effect.succeed("kept");

/** I13: takes back what an import wrote; what the member changed since stays. */
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
    /** A first version is as the import wrote it; what is gone already counts as removed. */
    const unchanged = <A extends { readonly version: number }>(
      found: Effect.Effect<A | undefined>,
      remove: (one: A) => Effect.Effect<unknown, unknown>,
    ): Effect.Effect<Fate> =>
      Effect.flatMap(found, (one) => {
        if (one === undefined) return removed;
        return one.version === 1 ? Effect.andThen(Effect.ignore(remove(one)), removed) : kept;
      });

    const takeBack = (member: MemberId, item: ClaimedItem): Effect.Effect<Fate> => {
      const id = importedId(item.key, item.times);
      switch (item.kind) {
        case "food":
          return unchanged(ports.diary.entry(member, id as EntryId), () => ports.diary.remove(member, id as EntryId));
        case "measurement":
          return unchanged(ports.measurements.byId(member, id as MeasurementId), () =>
            ports.measurements.remove(member, [id as MeasurementId]),
          );
        case "exercise":
          return unchanged(ports.exercise.entry(member, id as ExerciseEntryId), ({ date }) =>
            ports.exercise.remove(member, date, id as ExerciseEntryId),
          );
        case "water":
          return Effect.andThen(Effect.ignore(ports.water.deleteWater(member, item.date, id as WaterEntryId)), removed);
        case "steps":
          return removed;
      }
    };

    /** Steps of the import, some at a time; it may have brought none. */
    const takeStepsBack = (member: MemberId, id: ImportId): Effect.Effect<void> =>
      Effect.flatMap(
        Effect.catch(ports.steps.undo(member, id, AT_ONCE), () => Effect.succeed(0)),
        (left) => (left > 0 ? takeStepsBack(member, id) : Effect.void),
      );

    return (payload: ImportPayload) =>
      Effect.gen(function* () {
        if (payload.member === undefined || payload.import === undefined) return;
        const [member, id] = [payload.member as MemberId, payload.import as ImportId];
        const batch = yield* ports.imports.byId(member, id);
        if (batch?.state !== "undoing") return;
        const before = batch.undo ?? { removed: 0, kept: 0 };
        const all = Math.max(1, yield* ports.imports.countItems(member, id));
        let report = before;
        for (;;) {
          const items = yield* ports.imports.items(member, id, AT_ONCE);
          if (items.length === 0) break;
          const fates = yield* Effect.forEach(items, (item) =>
            Effect.map(takeBack(member, item), (fate) => ({ item, fate })),
          );
          const keysOf = (wanted: Fate): readonly string[] =>
            fates.flatMap(({ item, fate }) => (fate === wanted ? [item.key] : []));
          const [gone, stays] = [keysOf("removed"), keysOf("kept")];
          yield* ports.imports.release(member, id, gone, false);
          yield* ports.imports.release(member, id, stays, true);
          report = { removed: report.removed + gone.length, kept: report.kept + stays.length };
          const progress = Math.min(1, (report.removed + report.kept) / all);
          yield* ports.imports.change(member, id, ["undoing"], { undo: report, progress });
          yield* Effect.yieldNow;
        }
        yield* takeStepsBack(member, id);
        yield* ports.imports.change(member, id, ["undoing"], { state: "undone", undo: report, progress: 1 });
      });
  },
});
