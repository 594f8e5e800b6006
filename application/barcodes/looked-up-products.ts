import type { Instant } from "@morsel/domain/calendar";
import type { Food, Gtin } from "@morsel/domain/foods";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** Answer for a code, and its time; without a food the code was unknown there. */
export type LookedUp = { readonly food?: Food; readonly at: Instant };

/** W302: answers of a product register. They belong to nobody. While its source is switched off none of their foods is shown (W240). */
export interface LookedUpProducts {
  /** True if the source is switched on: it is not asked otherwise. */
  readonly isOn: Effect.Effect<boolean>;
  readonly read: (barcode: Gtin) => Effect.Effect<LookedUp | undefined>;
  /** The products among these codes. */
  readonly foods: (barcodes: readonly Gtin[]) => Effect.Effect<readonly Food[]>;
  /** The latest answer for a code; of more codes than `limit` the unknown ones leave first, then those looked up first. */
  readonly keep: (barcode: Gtin, answer: LookedUp, limit?: number) => Effect.Effect<void>;
}

export const LookedUpProducts = token<LookedUpProducts>("LookedUpProducts");
