import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import type { Member } from "@morsel/domain/identity";
import {
  measurement,
  MEASUREMENTS_A_DAY,
  type MeasurementId,
  type MeasurementRefused,
} from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import { checkDay } from "../measurements/log-measurements.ts";
import type { MeasurementDayIsFull } from "../measurements/measurement-store.ts";
import { fromResult } from "../platform/from-result.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { exerciseDaysOf, type DayPorts, type ExerciseDay } from "./exercise-day.ts";
import type { ExerciseStore } from "./exercise-store.ts";

/** A member's own count of a day's steps; the id is that of the measurement that may come of it. */
export type StepsRequest = { readonly id: MeasurementId; readonly steps: number | null };

export type SetSteps = (request: {
  readonly member: Member;
  readonly date: CalendarDate;
  readonly said: StepsRequest;
}) => Effect.Effect<readonly ExerciseDay[], FieldRefused | MeasurementRefused | MeasurementDayIsFull>;

const TYPE = "Fitbit steps";

/** W349: the most of the day becomes what is said, and what was above it goes; the same again changes nothing. */
export const makeSetSteps = (
  ports: DayPorts & { readonly exercise: ExerciseStore; readonly today: MemberToday },
): SetSteps =>
  Effect.fn("SetSteps")(function* ({ member, date, said: { id, steps } }) {
    const { measurements } = ports;
    yield* checkDay(member, yield* ports.today(member), date);
    const behind = { date: addDays(date, 1), id: "" as MeasurementId };
    const page = yield* measurements.newest(member.id, TYPE, { limit: MEASUREMENTS_A_DAY, after: behind });
    const known = page.filter((one) => one.date === date).toSorted((a, b) => a.value - b.value);
    const most = known.at(-1);
    if (steps !== null) {
      const wanted = yield* fromResult(measurement({ id, type: TYPE, date, value: steps, version: 1 }));
      if (most === undefined) yield* measurements.log(member.id, [wanted]);
      else if (most.value !== wanted.value) {
        const next = { ...most, value: wanted.value, version: most.version + 1 };
        // A concurrent change elsewhere is the later one, and wins.
        yield* measurements.change(member.id, next).pipe(
          Effect.asVoid,
          Effect.catchTag("MeasurementVersionConflict", () => Effect.void),
          Effect.catchTag("MeasurementNotFound", () => Effect.void),
        );
      }
    }
    const over = known.filter((one) => steps === null || (one !== most && one.value > steps)).map((one) => one.id);
    if (over.length > 0)
      yield* measurements.remove(member.id, over).pipe(
        Effect.asVoid,
        Effect.catchTag("MeasurementNotFound", () => Effect.void),
      );
    return yield* exerciseDaysOf(ports, member, [yield* ports.exercise.day(member.id, date)]);
  });
