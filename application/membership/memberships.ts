import { NO_PREMIUM, premiumNow, type Member } from "@morsel/domain/identity";
import { lockedFeatures, mayUse } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import type { Entitlements } from "../eligibility/entitlements.ts";
import type { Memberships } from "../eligibility/membership-facts.ts";
import type { Clock } from "../platform/clock.ts";
import type { ReadPremiumSettings } from "./settings.ts";

/** ME5: from what was read with the session; nothing is asked. */
export const makeMemberships = ({ clock }: { readonly clock: Clock }): Memberships => ({
  of: ({ premium }) => Effect.map(clock.now, (now) => premiumNow(premium ?? NO_PREMIUM, now)),
});

/** ME10, ME23: the operator's one list, asked of what was read with the session. */
export const makeEntitlements = ({
  memberships,
  settings,
}: {
  readonly memberships: Memberships;
  readonly settings: ReadPremiumSettings;
}): Entitlements => {
  const asked = <A>(member: Member, answer: (hasPremium: boolean, features: readonly string[]) => A) =>
    Effect.zipWith(memberships.of(member), settings, ({ hasPremium }, { features }) => answer(hasPremium, features));
  return {
    mayUse: (member, feature) => asked(member, (hasPremium, features) => mayUse(feature, hasPremium, features)),
    lockedFor: (member) => asked(member, lockedFeatures),
  };
};
