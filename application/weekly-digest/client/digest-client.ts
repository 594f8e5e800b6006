import type { CalendarDate } from "@morsel/domain/calendar";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { Digest } from "@morsel/domain/weekly-digest";

/** A member's weeks, as they see them. */
export interface DigestClient {
  /** The week in which a day lies; the last whole one when none is given. */
  readonly week: (date?: CalendarDate) => Effect.Effect<Digest, FieldRefused | RetryableRefusal>;
}

export const DigestClient = token<DigestClient>("DigestClient");
