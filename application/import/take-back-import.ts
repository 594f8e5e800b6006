import { importedId, type ImportId, type UndoReport } from "@morsel/domain/import";
import type { EntryId } from "@morsel/domain/diary";
import type { ExerciseEntryId } from "@morsel/domain/exercise";
import type { WaterEntryId } from "@morsel/domain/hydration";
import type { MemberId } from "@morsel/domain/identity";
import type { MeasurementId } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { DiaryStore } from "../diary/diary-store.ts";
import type { ExerciseStore } from "../exercise/exercise-store.ts";
import type { StepStore } from "../exercise/step-store.ts";
import type { WaterStore } from "../hydration/water-store.ts";
import type { MeasurementStore } from "../measurements/measurement-store.ts";
import type { ClaimedItem, ImportStore } from "./import-store.ts";

type Ports = {
  readonly imports: ImportStore;
  readonly diary: DiaryStore;
  readonly water: WaterStore;
  readonly measurements: MeasurementStore;
  readonly exercise: ExerciseStore;
  readonly steps: StepStore;
};

const AT_ONCE = 100;

type Fate = "removed" | "kept";
const removed: Effect.Effect<Fate> = Effect.succeed("removed");
const kept: Effect.Effect<Fate> = Effect.succeed("kept");

/** I13: removes the records of an import, some at a time; what the member changed since stays. */
export const makeTakeBackImport = (ports: Ports) => {
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

  return (
    member: MemberId,
    id: ImportId,
    before: UndoReport,
    onReport: (report: UndoReport) => Effect.Effect<unknown>,
  ): Effect.Effect<UndoReport> =>
    Effect.gen(function* () {
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
        yield* onReport(report);
        yield* Effect.yieldNow;
      }
      yield* takeStepsBack(member, id);
      return report;
    });
};
