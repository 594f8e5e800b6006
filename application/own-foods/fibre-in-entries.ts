import type { Instant } from "@morsel/domain/calendar";
import type { FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** Up to which own food the entries were looked at. */
export type FibrePlace = { readonly member: MemberId; readonly food: FoodId };

/** Entries that were logged before own foods were converted: they keep the carbohydrate of their label. */
export interface FibreInEntries {
  /** When the foods were converted; undefined where none ever had to be. */
  readonly convertedAt: Effect.Effect<Instant | undefined>;
  /**
   * The entries of the own foods behind a place, `limit` foods of them, that were logged before then: those that lack fibre get it,
   * and what is kept of their days. The place where the next step begins; none at the end.
   */
  readonly mend: (
    after: FibrePlace | undefined,
    before: Instant,
    limit: number,
  ) => Effect.Effect<{ readonly changed: number; readonly next?: FibrePlace }>;
}

export const FibreInEntries = token<FibreInEntries>("FibreInEntries");
