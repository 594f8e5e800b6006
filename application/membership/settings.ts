import type { PremiumSettings } from "@morsel/domain/membership";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** The operator's settings of premium as they count now; asked anew each time, since an admin may change them. */
export type ReadPremiumSettings = Effect.Effect<PremiumSettings>;
export const ReadPremiumSettings = token<ReadPremiumSettings>("ReadPremiumSettings");
