import * as Effect from "effect/Effect";
import type { CalendarDate, TimeOfDay } from "@morsel/domain/calendar";
import type { Member } from "@morsel/domain/identity";
import {
  checkMeasuredDay,
  isMeasurementType,
  isTypeOf,
  measurement,
  type MeasuredType,
  type Measurement,
  type MeasurementId,
  type MeasurementRefused,
  type MeasurementTypeNotFound,
} from "@morsel/domain/measurements";
import type { MemberToday } from "../diary-settings/member-today.ts";
import { fromResult } from "../platform/from-result.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseField } from "../platform/refused-field.ts";
import type { MeasurementDayIsFull, MeasurementStore } from "./measurement-store.ts";
import type { MeasurementTypeStore } from "./measurement-type-store.ts";

export type LoggedMeasurement = {
  readonly id: MeasurementId;
  readonly type: MeasuredType;
  readonly value: number;
  /** The member's today when absent. */
  readonly date?: CalendarDate;
  readonly time?: TimeOfDay;
};

export type LogMeasurements = (request: {
  readonly member: Member;
  readonly items: readonly LoggedMeasurement[];
}) => Effect.Effect<
  readonly Measurement[],
  FieldRefused | MeasurementRefused | MeasurementDayIsFull | MeasurementTypeNotFound
>;

export type LogPorts = {
  readonly measurements: MeasurementStore;
  readonly types: MeasurementTypeStore;
  readonly today: MemberToday;
};

/** W52: refuses a day of which nothing can be measured. */
export const checkDay = ({ profile }: Member, today: CalendarDate, date: CalendarDate) => {
  const checked = checkMeasuredDay(date, { birthDate: profile.birthDate, today });
  return checked.ok ? Effect.void : refuseField("date", `${checked.error.earliest} to ${checked.error.latest}`);
};

/** W105: what is no given type is one of the member's own that stands. */
const checkTypes = ({ types }: LogPorts, { id }: Member, items: readonly LoggedMeasurement[]) =>
  Effect.gen(function* () {
    const own = items.flatMap(({ type }) => (isMeasurementType(type) ? [] : [type]));
    if (own.length === 0) return;
    const known = yield* types.all(id);
    const unknown = own.find((type) => !isTypeOf(known, type));
    if (unknown !== undefined)
      return yield* Effect.fail<MeasurementTypeNotFound>({ _tag: "MeasurementTypeNotFound", id: unknown });
  });

/**
 * W50, W100: the ids are the client's, so the same request again adds nothing and answers the stored state; all of a check-in or none of
 * it. W52: of today where no day is said. W54: nothing else changes.
 */
export const makeLogMeasurements = (ports: LogPorts): LogMeasurements =>
  Effect.fn("LogMeasurements")(function* ({ member, items }) {
    const today = yield* ports.today(member);
    const entries: Measurement[] = [];
    for (const { date = today, ...item } of items) {
      yield* checkDay(member, today, date);
      entries.push(yield* fromResult(measurement({ ...item, date, version: 1 })));
    }
    yield* checkTypes(ports, member, items);
    return yield* ports.measurements.log(member.id, entries);
  });
