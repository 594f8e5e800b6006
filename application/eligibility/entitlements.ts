import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { token } from "../platform/token.ts";

/** ID107, ME23: the member has no premium. */
export type PremiumNeeded = { readonly _tag: "PremiumNeeded" };

/** Tells what a member may use. It asks no database: a member is read with the session. */
export interface Entitlements {
  readonly mayUse: (member: Member, feature: string) => Effect.Effect<boolean>;
  /** The features that the member may not use for want of premium. */
  readonly lockedFor: (member: Member) => Effect.Effect<readonly string[]>;
}

export const Entitlements = token<Entitlements>("Entitlements");

/** ME23 */
export const needFeature = (
  entitlements: Entitlements,
  member: Member,
  feature: string,
): Effect.Effect<void, PremiumNeeded> =>
  Effect.flatMap(entitlements.mayUse(member, feature), (may) =>
    may ? Effect.void : Effect.fail<PremiumNeeded>({ _tag: "PremiumNeeded" }),
  );
