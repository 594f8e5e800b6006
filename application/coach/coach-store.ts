import type { MemberId } from "@morsel/domain/identity";
import type { CoachLinkRefused, CoachLook, CoachScope } from "@morsel/domain/social";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** No such grant of the member's. */
export type CoachGrantNotFound = { readonly _tag: "CoachGrantNotFound" };
export type TooManyCoaches = { readonly _tag: "TooManyCoaches"; readonly limit: number };

export type NewCoachGrant = {
  readonly id: string;
  readonly client: MemberId;
  readonly codeHash: string;
  readonly scopes: readonly CoachScope[];
  readonly createdAt: number;
  readonly linkExpiresAt: number;
  readonly expiresAt: number;
};

/** A client's access for a coach, as both see it. */
export type CoachGrant = Pick<
  NewCoachGrant,
  "id" | "client" | "scopes" | "createdAt" | "linkExpiresAt" | "expiresAt"
> & {
  readonly codeHash: string;
  /** Absent until somebody has accepted the link. */
  readonly coach?: MemberId;
  /** The other member's name, absent where there is none. */
  readonly username?: string;
};

export type StoredLook = Omit<CoachLook, "coach"> & {
  readonly id: string;
  /** Absent: the coach's account is gone. */
  readonly username?: string;
};
export type LookPlace = Pick<StoredLook, "at" | "id">;

/** W491, W493: grants that ended, were taken back, are over or of an account that is gone are in no answer. */
export interface CoachStore {
  /** SO41; the same id again is the same grant. */
  readonly create: (grant: NewCoachGrant) => Effect.Effect<void, TooManyCoaches>;
  /** Grants that a client gave, the newest first; a link that nobody accepted in time is none. */
  readonly given: (client: MemberId, now: number) => Effect.Effect<readonly CoachGrant[]>;
  /** Grants that a coach has, the newest first; `client` names the one. */
  readonly received: (coach: MemberId, now: number, client?: MemberId) => Effect.Effect<readonly CoachGrant[]>;
  readonly byCode: (codeHash: string, now: number) => Effect.Effect<CoachGrant | undefined>;
  /** SO40: decided on what stands at that moment. */
  readonly accept: (coach: MemberId, codeHash: string, now: number) => Effect.Effect<void, CoachLinkRefused>;
  /** Ends a grant for both, whichever of the two asks; an end that is repeated is harmless. */
  readonly end: (member: MemberId, id: string, now: number) => Effect.Effect<void, CoachGrantNotFound>;
  /** SO42 */
  readonly noteLook: (
    client: MemberId,
    look: CoachLook & { readonly id: string; readonly coach: MemberId },
  ) => Effect.Effect<void>;
  /** The newest first, those behind `after`. */
  readonly looks: (
    client: MemberId,
    query: { readonly limit: number; readonly after?: LookPlace },
  ) => Effect.Effect<readonly StoredLook[]>;
  /** SO42: answers how many went. */
  readonly forgetLooks: (before: number) => Effect.Effect<number>;
  /** W493 */
  readonly leave: (member: MemberId) => Effect.Effect<void>;
}

export const CoachStore = token<CoachStore>("CoachStore");
