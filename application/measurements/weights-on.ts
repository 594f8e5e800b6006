import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import type { Member } from "@morsel/domain/identity";
import { dayFigure, type MeasurementId } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { MeasurementStore } from "./measurement-store.ts";

type Ports = { readonly measurements: MeasurementStore };

/** W93: the newest weighing on or before a day, in kilograms, else what the profile says. */
export const weightOn = (
  { measurements }: Ports,
  { id, profile }: Pick<Member, "id" | "profile">,
  date: CalendarDate,
): Effect.Effect<number> =>
  // Nothing sorts before no id: what stands behind this place is of the day or older.
  Effect.map(
    measurements.newest(id, "Weight", { limit: 1, after: { date: addDays(date, 1), id: "" as MeasurementId } }),
    ([newest]) => newest?.value ?? profile.weightKg,
  );

/** As many as are read at once (W21). */
const MOST_DAYS = 366;

/** W93, W430: the same of each day from one to another; the store is asked twice, however many they are. */
export const weightsOn = (
  ports: Ports,
  member: Pick<Member, "id" | "profile">,
  from: CalendarDate,
  to: CalendarDate,
): Effect.Effect<(date: CalendarDate) => number> =>
  Effect.map(
    Effect.all(
      [
        weightOn(ports, member, from),
        from === to
          ? Effect.succeed([])
          : ports.measurements.days(member.id, "Weight", { from: addDays(from, 1), to, limit: MOST_DAYS }),
      ],
      { concurrency: "unbounded" },
    ),
    ([first, newestFirst]) =>
      (date) => {
        const weighed = newestFirst.find((day) => day.date <= date);
        return weighed === undefined ? first : dayFigure("Weight", weighed);
      },
  );
