import type { CalendarDate } from "@morsel/domain/calendar";
import { type DiaryEntry } from "@morsel/domain/diary";
import {
  dateOfPlaced,
  type ImportId,
  type ImportReport,
  NOTHING_ADDED,
  type PlacedRecord,
  keyOfPlaced,
  withImportTurn,
} from "@morsel/domain/import";
import type { MemberId } from "@morsel/domain/identity";
import type { Measurement } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { DiaryStore } from "../diary/diary-store.ts";
import type { ExerciseStore } from "../exercise/exercise-store.ts";
import type { StepStore } from "../exercise/step-store.ts";
import type { WaterStore } from "../hydration/water-store.ts";
import type { MeasurementStore } from "../measurements/measurement-store.ts";
import type { Clock } from "../platform/clock.ts";
import type { ImportStore } from "./import-store.ts";

export type WritePorts = {
  readonly imports: ImportStore;
  readonly diary: DiaryStore;
  readonly water: WaterStore;
  readonly measurements: MeasurementStore;
  readonly exercise: ExerciseStore;
  readonly steps: StepStore;
  readonly clock: Clock;
};

type Of<Kind extends PlacedRecord["kind"]> = Extract<PlacedRecord, { readonly kind: Kind }>;
type Claimed = { readonly key: string; readonly placed: PlacedRecord };

const ofKind = <Kind extends PlacedRecord["kind"]>(all: readonly Claimed[], kind: Kind) =>
  all.filter((one): one is { readonly key: string; readonly placed: Of<Kind> } => one.placed.kind === kind);

/** I10, I12: claims records for an import and writes those that are its own; answers what was added. */
export const makeWriteRecords = (ports: WritePorts) => {
  /** Writes things together; where a day is full, each by itself, and answers the keys of those that found no room. */
  const together = <A>(
    all: readonly { readonly key: string; readonly thing: A }[],
    writeAll: (things: readonly A[]) => Effect.Effect<unknown, unknown>,
  ): Effect.Effect<readonly string[]> =>
    all.length === 0
      ? Effect.succeed([])
      : writeAll(all.map(({ thing }) => thing)).pipe(
          Effect.as<readonly string[]>([]),
          Effect.catch(() =>
            Effect.map(
              Effect.forEach(all, ({ key, thing }) =>
                Effect.match(writeAll([thing]), { onSuccess: () => [], onFailure: () => [key] }),
              ),
              (failed) => failed.flat(),
            ),
          ),
        );

  const foods = (member: MemberId, claimed: readonly Claimed[]) =>
    together<DiaryEntry>(
      ofKind(claimed, "food").map(({ key, placed }) => ({ key, thing: placed.entry })),
      (entries) => ports.diary.add(member, entries),
    );

  const measurements = (member: MemberId, claimed: readonly Claimed[]) =>
    together<Measurement>(
      ofKind(claimed, "measurement").map(({ key, placed }) => ({ key, thing: placed.entry })),
      (entries) => ports.measurements.log(member, entries),
    );

  const exercises = (member: MemberId, claimed: readonly Claimed[]) =>
    Effect.map(
      Effect.forEach(
        Map.groupBy(ofKind(claimed, "exercise"), ({ placed }) => placed.entry.date),
        ([date, all]) =>
          together(
            all.map(({ key, placed }) => ({ key, thing: placed.entry })),
            (entries) => ports.exercise.add(member, date, entries),
          ),
      ),
      (failed) => failed.flat(),
    );

  const waters = (member: MemberId, claimed: readonly Claimed[]) =>
    Effect.map(
      Effect.forEach(ofKind(claimed, "water"), ({ key, placed }) =>
        Effect.match(ports.water.logWater(member, placed.date, placed.entry), {
          onSuccess: () => [],
          onFailure: () => [key],
        }),
      ),
      (failed) => failed.flat(),
    );

  const steps = (member: MemberId, id: ImportId, placed: readonly PlacedRecord[]) =>
    Effect.gen(function* () {
      const counts = placed.flatMap((one) => (one.kind === "steps" ? [one.count] : []));
      if (counts.length === 0) return { added: 0, full: 0 };
      const now = yield* ports.clock.now;
      return yield* Effect.match(ports.steps.put(member, counts, { importId: id, now }), {
        onSuccess: (added) => ({ added, full: 0 }),
        onFailure: () => ({ added: 0, full: counts.length }),
      });
    });

  /** I14: an id of Morsel's own may be the member's already. */
  const isThere = (member: MemberId, one: PlacedRecord): Effect.Effect<boolean> => {
    const isKnown = (found: Effect.Effect<unknown>) => Effect.map(found, (record) => record !== undefined);
    switch (one.kind) {
      case "food":
        return isKnown(ports.diary.entry(member, one.entry.id));
      case "measurement":
        return isKnown(ports.measurements.byId(member, one.entry.id));
      case "exercise":
        return isKnown(ports.exercise.entry(member, one.entry.id));
      case "water":
        return Effect.map(ports.water.days(member, one.date, one.date), (days) =>
          (days.get(one.date) ?? []).some((entry) => entry.id === one.entry.id),
        );
      case "steps":
        return Effect.succeed(false);
    }
  };

  return (
    member: MemberId,
    id: ImportId,
    placed: readonly PlacedRecord[],
    hasOwnIds: boolean,
  ): Effect.Effect<ImportReport> =>
    Effect.gen(function* () {
      const all = new Map(placed.flatMap((one) => (one.kind === "steps" ? [] : [[keyOfPlaced(one), one] as const])));
      const there = hasOwnIds ? yield* Effect.filter(all, ([, one]) => isThere(member, one)) : [];
      const taken = new Set(there.map(([key]) => key));
      const wanted = new Map([...all].filter(([key]) => !taken.has(key)));
      const items = [...wanted].map(([key, one]) => ({ key, kind: one.kind, date: dateOfPlaced(one) as CalendarDate }));
      const own = items.length === 0 ? [] : yield* ports.imports.claim(member, id, items);
      const claimed = own.flatMap(({ key, times }) => {
        const one = wanted.get(key);
        return one === undefined ? [] : [{ key, placed: withImportTurn(one, times) }];
      });
      const full = [
        ...(yield* foods(member, claimed)),
        ...(yield* measurements(member, claimed)),
        ...(yield* exercises(member, claimed)),
        ...(yield* waters(member, claimed)),
      ];
      if (full.length > 0) yield* ports.imports.release(member, id, full, false);
      const counted = yield* steps(member, id, placed);
      const written = claimed.filter(({ key }) => !full.includes(key));
      const added = (kind: PlacedRecord["kind"]): number => ofKind(written, kind).length;
      return {
        ...NOTHING_ADDED,
        added: {
          food: added("food"),
          water: added("water"),
          measurement: added("measurement"),
          exercise: added("exercise"),
          steps: counted.added,
        },
        known: all.size - claimed.length,
        full: full.length + counted.full,
      };
    });
};
