import type { CalendarDate } from "@morsel/domain/calendar";
import type { Effect } from "effect";
import type { FieldRefused, NotNow } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { StepDayIsFull, StepImport, StepImportNotFound } from "../step-store.ts";
import type { SentCount, DatedCount } from "@morsel/domain/exercise";

/** Step counts of a member's devices and files. */
export interface StepsClient {
  readonly counts: (
    from: CalendarDate,
    to: CalendarDate,
  ) => Effect.Effect<readonly DatedCount[], FieldRefused | NotNow>;
  /** W343: answers how many counts are other than before. */
  readonly importFile: (
    id: string,
    counts: readonly SentCount[],
  ) => Effect.Effect<number, StepDayIsFull | FieldRefused | NotNow>;
  readonly imports: Effect.Effect<readonly StepImport[], NotNow>;
  readonly undo: (id: string) => Effect.Effect<readonly StepImport[], StepImportNotFound | NotNow>;
}

export const StepsClient = token<StepsClient>("StepsClient");
