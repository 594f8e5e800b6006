import {
  type ImportBatch,
  type ImportId,
  makePlaceRecords,
  NOTHING_ADDED,
  type ImportReport,
} from "@morsel/domain/import";
import type { Member, MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { DiarySettingsStore } from "../diary-settings/diary-settings-store.ts";
import { DiaryStore } from "../diary/diary-store.ts";
import { ExerciseStore } from "../exercise/exercise-store.ts";
import { StepStore } from "../exercise/step-store.ts";
import { WaterStore } from "../hydration/water-store.ts";
import { MemberStore } from "../identity/member-store.ts";
import { defineJob, jobFailed } from "../platform/job.ts";
import { MeasurementStore } from "../measurements/measurement-store.ts";
import { weightsOn } from "../measurements/weights-on.ts";
import { Clock } from "../platform/clock.ts";
import { ImportFileReader, ImportFileRefused, type RecordsRead } from "./import-file.ts";
import { ImportStore, type ImportChange } from "./import-store.ts";
import type { ImportPayload } from "./read-import-job.ts";
import { storedFile } from "./stored-file.ts";
import { makeTakeBackImport } from "./take-back-import.ts";
import { makeWriteRecords } from "./write-records.ts";

const SIX_HOURS_SECONDS = 21_600;

const sumOf = (a: ImportReport, b: ImportReport): ImportReport => ({
  added: {
    food: a.added.food + b.added.food,
    water: a.added.water + b.added.water,
    measurement: a.added.measurement + b.added.measurement,
    exercise: a.added.exercise + b.added.exercise,
    steps: a.added.steps + b.added.steps,
  },
  known: a.known + b.known,
  full: a.full + b.full,
});

/** I10, I12: writes what a file holds, some records at a time; interrupted, it begins anew and doubles nothing. */
export const runImport = defineJob({
  kind: "run-import",
  timeoutSeconds: SIX_HOURS_SECONDS,
  tries: 5,
  atOnce: 1,
  needs: {
    imports: ImportStore,
    reader: ImportFileReader,
    settings: DiarySettingsStore,
    members: MemberStore,
    diary: DiaryStore,
    water: WaterStore,
    measurements: MeasurementStore,
    exercise: ExerciseStore,
    steps: StepStore,
    clock: Clock,
  },
  make: (ports) => {
    const write = makeWriteRecords(ports);
    const takeBack = makeTakeBackImport(ports);
    const importAll = (member: Member, batch: ImportBatch) =>
      Effect.gen(function* () {
        const { slots } = yield* ports.settings.of(member.id);
        const { survey } = batch;
        const weightOn =
          survey?.from === undefined || survey.to === undefined
            ? () => member.profile.weightKg
            : yield* weightsOn(ports, member, survey.from, survey.to);
        const place = makePlaceRecords({ weightOn, choices: batch.choices, slots });
        const records = ports.reader.records(storedFile(ports.imports, member.id, batch), batch.choices);
        const reading = records[Symbol.asyncIterator]();
        const next = Effect.tryPromise({
          try: () => reading.next(),
          catch: (cause) => (cause instanceof ImportFileRefused ? cause : jobFailed("ImportNotReadable")),
        });
        let report = NOTHING_ADDED;
        const walk = Effect.gen(function* () {
          for (let read = yield* next; read.done !== true; read = yield* next) {
            const { records: found, share }: RecordsRead = read.value;
            const placed = found.flatMap((record) => place(record) ?? []);
            report = sumOf(report, yield* write(member.id, batch.id, placed, survey?.source === "morsel"));
            yield* ports.imports.change(member.id, batch.id, ["importing"], { progress: share });
            yield* Effect.yieldNow;
          }
        });
        yield* Effect.ensuring(
          walk,
          Effect.promise(async () => reading.return?.()),
        );
        return report;
      });
    return (payload: ImportPayload) =>
      Effect.gen(function* () {
        if (payload.member === undefined || payload.import === undefined) return;
        const [id, importId] = [payload.member as MemberId, payload.import as ImportId];
        const [member, batch] = yield* Effect.all([ports.members.byId(id), ports.imports.byId(id, importId)]);
        if (member === undefined || batch?.state !== "importing") return;
        const change = yield* importAll(member, batch).pipe(
          Effect.map((report): ImportChange => ({ state: "done", report, progress: 1 })),
          // A file that can no longer be read leaves nothing half done: what came in before goes again, and the member is told.
          Effect.catchIf(
            (problem): problem is ImportFileRefused => problem instanceof ImportFileRefused,
            ({ why }) =>
              Effect.as(
                takeBack(id, importId, { removed: 0, kept: 0 }, () => Effect.void),
                {
                  state: "refused",
                  refusal: why,
                } satisfies ImportChange,
              ),
          ),
        );
        yield* ports.imports.change(id, importId, ["importing"], change);
        yield* ports.imports.forgetFile(id, importId);
      });
  },
});
