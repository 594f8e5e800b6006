import type {
  MeasurementDayIsFull,
  MeasurementNotFound,
  MeasurementStore,
  MeasurementVersionConflict,
} from "@morsel/application/measurements/measurement-store";
import { listToken } from "@morsel/application/platform/token";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import {
  byNewest,
  lastMeasurement,
  MEASUREMENTS_A_DAY,
  type MeasuredDay,
  type Measurement,
  type MeasurementId,
} from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import { addMemoryWebhookEvents } from "../webhooks/webhook-tables.ts";
import type { MemoryState } from "../platform/state.ts";
import { measurementTable, type StoredMeasurement } from "./measurement-table.ts";

const notFound = (id: MeasurementId): MeasurementNotFound => ({ _tag: "MeasurementNotFound", id });

type Kept = Map<MeasurementId, StoredMeasurement>;

/** M14 */
const fullDay = (kept: Kept, { type, date }: Measurement): MeasurementDayIsFull | undefined =>
  [...kept.values()].filter(({ entry, isDeleted }) => !isDeleted && entry.type === type && entry.date === date).length <
  MEASUREMENTS_A_DAY
    ? undefined
    : { _tag: "MeasurementDayIsFull", type, date, limit: MEASUREMENTS_A_DAY };

/** W349: what a concept keeps of a day whose steps changed. */
export type StepsChanged = (state: MemoryState, member: MemberId, date: CalendarDate) => unknown;
export const StepsChanged = listToken<StepsChanged>("MemoryStepsChanged");

/** Rows that a concept adds for each weight that is logged or changed. */
export type Weighed = (state: MemoryState, member: MemberId, weight: Pick<Measurement, "date" | "value">) => void;
export const Weighed = listToken<Weighed>("MemoryWeighed");

type MeasurementStorePorts = {
  readonly state: MemoryState;
  readonly stepsChanged: readonly StepsChanged[];
  readonly weighed: readonly Weighed[];
};

/** Each method runs in one go, as a transaction would: what is refused leaves the table as it was. */
export const makeMemoryMeasurementStore = ({
  state,
  stepsChanged,
  weighed,
}: MeasurementStorePorts): MeasurementStore => {
  const keptOf = (member: MemberId): Kept => state.of(measurementTable).get(member) ?? new Map();
  const standing = (member: MemberId): readonly Measurement[] =>
    [...keptOf(member).values()].flatMap(({ entry, isDeleted }) => (isDeleted ? [] : [entry]));
  /** One step after the other on a copy, which is kept when none is refused. */
  const write = <Given, E>(
    member: MemberId,
    given: readonly Given[],
    step: (kept: Kept, one: Given) => Measurement | E,
    isRefused: (outcome: Measurement | E) => outcome is E,
  ): Effect.Effect<readonly Measurement[], E> =>
    Effect.suspend(() => {
      const kept: Kept = new Map(keptOf(member));
      const done: Measurement[] = [];
      for (const one of given) {
        const outcome = step(kept, one);
        if (isRefused(outcome)) return Effect.fail(outcome);
        done.push(outcome);
      }
      const before = keptOf(member);
      state.of(measurementTable).set(member, kept);
      addMemoryWebhookEvents(
        state,
        member,
        "measurement_day.changed",
        done.flatMap(({ id, date }) => [date, before.get(id)?.entry.date ?? date]),
      );
      // W349: days whose steps changed count anew.
      for (const { id, type, date } of done)
        if (type === "Fitbit steps")
          for (const day of new Set([date, before.get(id)?.entry.date ?? date]))
            for (const step of stepsChanged) step(state, member, day);
      return Effect.succeed(done);
    });
  const tellWeighed = (member: MemberId, logged: readonly Measurement[]): void => {
    for (const { type, date, value } of logged)
      if (type === "Weight") for (const step of weighed) step(state, member, { date, value });
  };
  const isRefusal = <E extends { readonly _tag: string }>(outcome: Measurement | E): outcome is E => "_tag" in outcome;

  return {
    newest: (member, type, { limit, after }) =>
      Effect.sync(() =>
        standing(member)
          .filter((entry) => entry.type === type && (after === undefined || byNewest(after, entry) < 0))
          .toSorted(byNewest)
          .slice(0, limit),
      ),
    first: (member, type) =>
      Effect.sync(() =>
        standing(member)
          .filter((entry) => entry.type === type)
          .toSorted(byNewest)
          .at(-1),
      ),
    lastOfEach: (member) =>
      Effect.sync(() => {
        const all = standing(member);
        return [...new Set(all.map(({ type }) => type))].flatMap((type) => lastMeasurement(all, type) ?? []);
      }),
    days: (member, type, { from, to, limit }) =>
      Effect.sync(() => {
        const days = new Map<CalendarDate, MeasuredDay>();
        for (const { date, value } of standing(member).filter((entry) => entry.type === type)) {
          if (date < from || date > to) continue;
          const { count, sum, max } = days.get(date) ?? { count: 0, sum: 0, max: 0 };
          days.set(date, { date, count: count + 1, sum: sum + value, max: Math.max(max, value) });
        }
        return [...days.values()].toSorted((a, b) => (a.date > b.date ? -1 : 1)).slice(0, limit);
      }),
    byId: (member, id) => Effect.sync(() => standing(member).find((entry) => entry.id === id)),
    log: (member, entries) =>
      Effect.tap(
        write(
          member,
          entries,
          (kept, entry): Measurement | MeasurementDayIsFull => {
            const known = kept.get(entry.id);
            if (known?.isDeleted === false) return known.entry;
            const next = known === undefined ? entry : { ...entry, version: known.entry.version + 1 };
            const full = fullDay(kept, next);
            if (full === undefined) kept.set(entry.id, { entry: next, isDeleted: false });
            return full ?? next;
          },
          isRefusal,
        ),
        (logged) => Effect.sync(() => tellWeighed(member, logged)),
      ),
    change: (member, next) =>
      Effect.map(
        write(
          member,
          [next],
          (kept): Measurement | MeasurementNotFound | MeasurementVersionConflict | MeasurementDayIsFull => {
            const known = kept.get(next.id);
            if (known === undefined || known.isDeleted) return notFound(next.id);
            const { entry: current } = known;
            const isSame = byNewest(current, next) === 0 && current.value === next.value;
            if (isSame && current.version === next.version) return current;
            if (current.version !== next.version - 1) return { _tag: "MeasurementVersionConflict", current };
            const full = current.date === next.date ? undefined : fullDay(kept, next);
            if (full === undefined) kept.set(next.id, { entry: next, isDeleted: false });
            return full ?? next;
          },
          isRefusal,
        ),
        ([entry]) => {
          tellWeighed(member, [entry ?? next]);
          return entry ?? next;
        },
      ),
    remove: (member, ids) =>
      write(
        member,
        ids,
        (kept, id): Measurement | MeasurementNotFound => {
          const known = kept.get(id);
          if (known === undefined) return notFound(id);
          kept.set(id, { ...known, isDeleted: true });
          return known.entry;
        },
        isRefusal,
      ),
    restore: (member, ids) =>
      write(
        member,
        ids,
        (kept, id): Measurement | MeasurementNotFound | MeasurementDayIsFull => {
          const known = kept.get(id);
          if (known === undefined) return notFound(id);
          const full = known.isDeleted ? fullDay(kept, known.entry) : undefined;
          if (full === undefined) kept.set(id, { ...known, isDeleted: false });
          return full ?? known.entry;
        },
        isRefusal,
      ),
  };
};
