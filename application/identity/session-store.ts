import type { Member, MemberId, MemberSession, SessionId, PasswordHash } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { Consequences } from "./consequences.ts";
import { token } from "../platform/token.ts";

/** A member as signed in on one device. */
export type ActiveSession = { readonly member: Member; readonly session: MemberSession };

/** An ended session is not kept: what `find` does not know was never there, or has ended for good. */
export interface SessionStore {
  /**
   * The member's last sign-in becomes this one, and over-aged sessions and those beyond the most that there may be go away (ID43).
   * `ends` is one of the member's that this one takes the place of. False, and nothing is done, when the member's password is not the verified one any more.
   */
  readonly begin: (
    member: MemberId,
    verified: PasswordHash,
    session: MemberSession,
    after?: Pick<Consequences, "jobs"> & { readonly ends?: SessionId },
  ) => Effect.Effect<boolean>;
  /** With its member; both are read at once. Whether it is over is the caller's to judge. */
  readonly find: (member: MemberId, session: SessionId) => Effect.Effect<ActiveSession | undefined>;
  /** Sessions, the last used first. */
  readonly all: (member: MemberId) => Effect.Effect<readonly MemberSession[]>;
  /** Writes down that it is used; an ended session stays ended. */
  readonly used: (member: MemberId, session: MemberSession) => Effect.Effect<void>;
  /** ID81: records the time of a proof of identity in this session; false if the session has ended. */
  readonly authenticated: (member: MemberId, session: SessionId, at: number) => Effect.Effect<boolean>;
  /** True if the session existed. */
  readonly end: (member: MemberId, session: SessionId) => Effect.Effect<boolean>;
  /** All of the member's, or all but one; answers how many. */
  readonly endAll: (member: MemberId, but?: SessionId) => Effect.Effect<number>;
}

export const SessionStore = token<SessionStore>("SessionStore");
