import * as Effect from "effect/Effect";
import type { ReminderCheck } from "../notifications/reminder-check.ts";
import type { MeasurementStore } from "./measurement-store.ts";

/** SO75: a day with a weight needs no reminder. */
export const makeWeighInReminderCheck =
  ({ measurements }: { readonly measurements: Pick<MeasurementStore, "days"> }): ReminderCheck =>
  (member, { kind, date }) =>
    kind === "weighIn"
      ? Effect.map(measurements.days(member, "Weight", { from: date, to: date, limit: 1 }), (days) => days.length > 0)
      : Effect.succeed(false);
