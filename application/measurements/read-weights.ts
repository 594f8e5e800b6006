import { isCalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { isMeasurementId, type WeightEntry } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseCursor } from "../platform/refused-field.ts";
import type { MeasurementStore, WeightPlace } from "./measurement-store.ts";

/** `next` leads to the page behind; absent on the last one. */
export type WeightPage = { readonly entries: readonly WeightEntry[]; readonly next?: string };

export type ReadWeights = (request: {
  readonly member: MemberId;
  readonly limit: number;
  readonly cursor?: string;
}) => Effect.Effect<WeightPage, FieldRefused>;

const DATE_LENGTH = 10;

const cursorAt = ({ date, id }: WeightPlace): string => `${date}.${id}`;

const placeOf = (cursor: string): WeightPlace | undefined => {
  const [date, id] = [cursor.slice(0, DATE_LENGTH), cursor.slice(DATE_LENGTH + 1)];
  return isCalendarDate(date) && cursor[DATE_LENGTH] === "." && isMeasurementId(id) ? { date, id } : undefined;
};

/** M12: newest first. A cursor names the last weight of the page before, so that one logged meanwhile moves nothing. */
export const makeReadWeights = (ports: { readonly measurements: MeasurementStore }): ReadWeights =>
  Effect.fn("ReadWeights")(function* ({ member, limit, cursor }) {
    const after = cursor === undefined ? undefined : placeOf(cursor);
    if (cursor !== undefined && after === undefined) return yield* refuseCursor;
    const found = yield* ports.measurements.weights(member, {
      limit: limit + 1,
      ...(after === undefined ? {} : { after }),
    });
    const entries = found.slice(0, limit);
    const last = entries.at(-1);
    return found.length > limit && last !== undefined ? { entries, next: cursorAt(last) } : { entries };
  });
