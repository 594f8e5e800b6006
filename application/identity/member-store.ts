import type { Goals } from "@morsel/domain/goals";
import type {
  Member,
  MemberId,
  MemberProfile,
  MemberSession,
  SessionId,
  UserChange,
  UserVersionConflict,
  PasswordHash,
} from "@morsel/domain/identity";
import type { Measurement } from "@morsel/domain/measurements";
import type { Effect } from "effect";
import type { Consequences } from "./consequences.ts";
import { token } from "../platform/token.ts";

export type EmailTaken = { readonly _tag: "EmailTaken" };
export type UsernameTaken = { readonly _tag: "UsernameTaken" };
/** ID103: a member without a password whose one way in is another's by now. */
export type NoWayIn = { readonly _tag: "NoWayIn" };

export interface MemberStore {
  /**
   * Member, password, first goals and, where it is given, first weight land together or not at all. E-mail and username are unique without case; an id
   * that is in use is refused too, under either tag.
   */
  readonly create: (
    member: Member,
    password: PasswordHash,
    goals: Goals,
    weight?: Measurement,
    after?: Consequences,
  ) => Effect.Effect<void, EmailTaken | UsernameTaken | NoWayIn>;
  readonly byId: (id: MemberId) => Effect.Effect<Member | undefined>;
  /** By username or e-mail, without case. */
  readonly byLogin: (
    login: string,
  ) => Effect.Effect<{ readonly member: Member; readonly password: PasswordHash } | undefined>;
  /**
   * ID45: another password, with which all sessions end but that of `session`, which goes on under its new name. False, and nothing is
   * done, when the password is not the verified one any more or the session has ended meanwhile.
   */
  readonly changePassword: (
    id: MemberId,
    change: { readonly verified: PasswordHash; readonly password: PasswordHash },
    session: { readonly before: SessionId; readonly now: MemberSession },
    after?: Consequences,
  ) => Effect.Effect<boolean>;
  /** J12, ID106: answers the profile of the member, who is there. `seen` is the version that was read. */
  readonly changeProfile: (
    id: MemberId,
    change: UserChange,
    seen?: number,
  ) => Effect.Effect<MemberProfile, UserVersionConflict>;
  readonly isEmailTaken: (email: string) => Effect.Effect<boolean>;
  readonly isUsernameTaken: (username: string) => Effect.Effect<boolean>;
}

export const MemberStore = token<MemberStore>("MemberStore");
