import type { CalendarDate, TimeOfDay } from "@morsel/domain/calendar";
import type { Member } from "@morsel/domain/identity";
import {
  measurement,
  type Measurement,
  type MeasurementId,
  type MeasurementRefused,
} from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import { fromResult } from "../platform/from-result.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { checkDay, type LogPorts } from "./log-measurements.ts";
import type { MeasurementDayIsFull, MeasurementNotFound, MeasurementVersionConflict } from "./measurement-store.ts";

export type ChangeMeasurement = (request: {
  readonly member: Member;
  readonly id: MeasurementId;
  /** The version that was read. */
  readonly version: number;
  readonly value: number;
  readonly date: CalendarDate;
  readonly time?: TimeOfDay;
}) => Effect.Effect<
  Measurement,
  FieldRefused | MeasurementRefused | MeasurementNotFound | MeasurementVersionConflict | MeasurementDayIsFull
>;

/** W101: says value, day and time of a measurement anew; its type stays. */
export const makeChangeMeasurement = (ports: Pick<LogPorts, "measurements" | "today">): ChangeMeasurement =>
  Effect.fn("ChangeMeasurement")(function* ({ member, id, version, ...said }) {
    const known = yield* ports.measurements.byId(member.id, id);
    if (known === undefined) return yield* Effect.fail({ _tag: "MeasurementNotFound" as const, id });
    yield* checkDay(member, yield* ports.today(member), said.date);
    const next = yield* fromResult(measurement({ id, type: known.type, ...said, version: version + 1 }));
    return yield* ports.measurements.change(member.id, next);
  });
