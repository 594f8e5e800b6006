import type { Effect } from "effect";
import { token } from "../../platform/token.ts";

/** The gym did not answer; nothing was changed. */
export type GymUnavailable = { readonly _tag: "GymUnavailable" };
/** The gym knows no such membership, or it is over. */
export type GymMembershipUnknown = { readonly _tag: "GymMembershipUnknown" };
/** Another member linked it. */
export type GymMembershipTaken = { readonly _tag: "GymMembershipTaken" };
/** No gym gives premium on this server. */
export type GymOff = { readonly _tag: "GymOff" };
export type GymLinkNotFound = { readonly _tag: "GymLinkNotFound" };

/** ME25: a gym whose members have premium. */
export interface PartnerGym {
  readonly name: string;
  /** It is a stand-in for tests. */
  readonly isSandbox: boolean;
  /** Until when a membership lasts; undefined for one that the gym does not know. */
  readonly lastsUntil: (membership: string) => Effect.Effect<number | undefined, GymUnavailable>;
}

/** The gym that the operator set up; without one a stand-in is there where payments are tests. */
export type ConfiguredGym = { readonly gym?: PartnerGym };
export const ConfiguredGym = token<ConfiguredGym>("ConfiguredGym");
/** The gym that is asked, if there is one. */
export const AskedGym = token<ConfiguredGym>("AskedGym");
