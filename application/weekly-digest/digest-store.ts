import type { CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { NewJob } from "../platform/job.ts";
import { token } from "../platform/token.ts";

export interface DigestStore {
  /**
   * W337: notes that a member's week was sent, with the mail that says it, and what comes next. Of a week that was sent before, or of
   * one before that, no mail is kept; what comes next is. Answers whether it was the first.
   */
  readonly send: (
    member: MemberId,
    week: CalendarDate,
    jobs: { readonly mail: readonly NewJob[]; readonly next: NewJob },
  ) => Effect.Effect<boolean>;
}

export const DigestStore = token<DigestStore>("DigestStore");
