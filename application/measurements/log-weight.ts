import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import type { Member } from "@morsel/domain/identity";
import { weightEntry, WEIGHT_RANGE, type MeasurementId, type WeightEntry } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseField } from "../platform/refused-field.ts";
import type { MeasurementStore } from "./measurement-store.ts";

export type LogWeight = (request: {
  readonly member: Member;
  readonly id: MeasurementId;
  readonly kg: number;
  /** The member's today when absent. */
  readonly date?: CalendarDate;
}) => Effect.Effect<WeightEntry, FieldRefused>;

/**
 * W50: the id is the client's, so the same request again adds nothing and answers the weight that stands.
 * W52: of today where no day is said. W54: nothing else changes.
 */
export const makeLogWeight = (ports: {
  readonly measurements: MeasurementStore;
  readonly today: MemberToday;
}): LogWeight =>
  Effect.fn("LogWeight")(function* ({ member, id, kg, date }) {
    const today = yield* ports.today(member);
    const latest = addDays(today, 1);
    if (date !== undefined && date > latest) return yield* refuseField("date", `${latest} or earlier`);
    const entry = weightEntry(id, date ?? today, kg);
    if (!entry.ok) return yield* refuseField("kg", `${WEIGHT_RANGE.min} to ${WEIGHT_RANGE.max}`);
    return yield* ports.measurements.logWeight(member.id, entry.value);
  });
