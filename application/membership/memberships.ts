import { NO_PREMIUM, premiumNow } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Memberships } from "../eligibility/membership-facts.ts";
import type { Clock } from "../platform/clock.ts";

/** ME5: from what was read with the session; nothing is asked. */
export const makeMemberships = ({ clock }: { readonly clock: Clock }): Memberships => ({
  of: ({ premium }) => Effect.map(clock.now, (now) => premiumNow(premium ?? NO_PREMIUM, now)),
});
