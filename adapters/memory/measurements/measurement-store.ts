import type { MeasurementDayIsFull, MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { makeMeasurementWrites, withinDay } from "@morsel/application/measurements/measurement-writes";
import { listToken } from "@morsel/application/platform/token";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { byNewest, lastMeasurement, type MeasuredDay, type Measurement } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import { addMemoryWebhookEvents } from "../webhooks/webhook-tables.ts";
import type { MemoryState } from "../platform/state.ts";
import { activeRecords, recordTransaction } from "../versioned-records/versioned-store.ts";
import { measurementTable } from "./measurement-table.ts";

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

export const makeMemoryMeasurementStore = ({
  state,
  stepsChanged,
  weighed,
}: MeasurementStorePorts): MeasurementStore => {
  const standing = (member: MemberId): readonly Measurement[] => activeRecords(state, measurementTable, member);
  const transaction = recordTransaction<Measurement, MeasurementDayIsFull>(state, measurementTable, (active) =>
    withinDay(({ type, date }) =>
      Effect.succeed(active.filter((other) => other.type === type && other.date === date).length),
    ),
  );
  const changedIn = (member: MemberId) => (changed: readonly Measurement[]) =>
    Effect.sync(() => {
      addMemoryWebhookEvents(
        state,
        member,
        "measurement_day.changed",
        changed.map(({ date }) => date),
      );
      // W349: days whose steps changed count anew.
      const days = changed.flatMap(({ type, date }) => (type === "Fitbit steps" ? [date] : []));
      for (const day of new Set(days)) for (const step of stepsChanged) step(state, member, day);
    });
  const weighedIn = (member: MemberId) => (logged: readonly Measurement[]) =>
    Effect.sync(() => {
      for (const { type, date, value } of logged)
        if (type === "Weight") for (const step of weighed) step(state, member, { date, value });
    });

  return {
    ...makeMeasurementWrites((member, body) =>
      transaction(member, (rows) => body({ ...rows, changed: changedIn(member), weighed: weighedIn(member) })),
    ),
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
  };
};
