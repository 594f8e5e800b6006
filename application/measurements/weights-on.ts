import { addDays, daysBetween, type CalendarDate } from "@morsel/domain/calendar";
import type { Member } from "@morsel/domain/identity";
import type { Measurement, MeasurementId, MeasurementPlace } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { MeasurementStore } from "./measurement-store.ts";

type Ports = { readonly measurements: MeasurementStore };

/** Nothing sorts before no id: what stands behind this place is of the day or older. */
const behind = (date: CalendarDate): MeasurementPlace => ({ date: addDays(date, 1), id: "" as MeasurementId });

/** W93: the newest weighing on or before a day, in kilograms, else what the profile says. */
export const weightOn = (
  ports: Ports,
  member: Pick<Member, "id" | "profile">,
  date: CalendarDate,
): Effect.Effect<number> => Effect.map(weightsOn(ports, member, date, date), (weightOf) => weightOf(date));

/** W93, W430: the same for each day from one to another, in one reading for members who weigh themselves once a day. */
export const weightsOn = (
  { measurements }: Ports,
  { id, profile }: Pick<Member, "id" | "profile">,
  from: CalendarDate,
  to: CalendarDate,
): Effect.Effect<(date: CalendarDate) => number> =>
  Effect.gen(function* () {
    const limit = daysBetween(from, to) + 1;
    const newest: Measurement[] = [];
    for (let after: MeasurementPlace | undefined = behind(to); after !== undefined;) {
      const page: readonly Measurement[] = yield* measurements.newest(id, "Weight", { limit, after });
      newest.push(...page);
      const last = page.at(-1);
      after = last === undefined || page.length < limit || last.date <= from ? undefined : last;
    }
    return (date) => newest.find((weighing) => weighing.date <= date)?.value ?? profile.weightKg;
  });
