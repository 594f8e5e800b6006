import type { MemberId } from "@morsel/domain/identity";
import type {
  Friend,
  InvitationRefused,
  InvitationStatus,
  InvitationStep,
  StepRefused,
  TooManyFriends,
} from "@morsel/domain/social";
import type { ProfilePrivacy } from "@morsel/domain/privacy";
import type { Effect } from "effect";
import type { NewJob } from "../platform/job.ts";
import { token } from "../platform/token.ts";

/** The invitation does not exist, is another member's, or its link has expired. */
export type FriendInvitationNotFound = { readonly _tag: "FriendInvitationNotFound" };

export type StoredFriend = Friend & { readonly id: MemberId; readonly privacy: ProfilePrivacy };

export type FriendInvitation = {
  readonly id: string;
  readonly isSent: boolean;
  /** The other member's name; absent for an invitation to a mail address. */
  readonly username?: string;
  readonly email?: string;
  readonly status: InvitationStatus;
  readonly createdAt: number;
  readonly expiresAt?: number;
};

export type InvitationPlace = Pick<FriendInvitation, "createdAt" | "id">;

export type NewInvitation = {
  readonly id: string;
  readonly from: MemberId;
  /** The member who is invited, by name or as the one who has the address. */
  readonly to?: MemberId;
  readonly email?: string;
  readonly codeHash?: string;
  readonly createdAt: number;
  readonly expiresAt?: number;
};

/** An invitation by its link: whose it is. */
export type LinkedInvitation = {
  readonly id: string;
  readonly from: MemberId;
  readonly username: string;
  readonly expiresAt: number;
};

/** W460, W464: every answered write is durable, and the header's counters change in the same transaction (W231). */
export interface FriendStore {
  readonly all: (member: MemberId) => Effect.Effect<readonly StoredFriend[]>;
  /** A friendship ends for both. */
  readonly remove: (member: MemberId, other: MemberId) => Effect.Effect<void>;
  /** Pending ones, the newest first, those behind `after`. */
  readonly pending: (
    member: MemberId,
    query: { readonly isSent: boolean; readonly now: number; readonly limit: number; readonly after?: InvitationPlace },
  ) => Effect.Effect<readonly FriendInvitation[]>;
  /** SO13, SO15, SO21: decided on what stands at that moment. The same id again is the same invitation. Jobs land where the invitation is mailed. */
  readonly invite: (invitation: NewInvitation, jobs: readonly NewJob[]) => Effect.Effect<void, InvitationRefused>;
  /** SO20: pending, and not expired. */
  readonly byCode: (codeHash: string, now: number) => Effect.Effect<LinkedInvitation | undefined>;
  /** SO14, SO19 */
  readonly answer: (
    member: MemberId,
    id: string,
    step: InvitationStep,
    now: number,
  ) => Effect.Effect<void, FriendInvitationNotFound | StepRefused | TooManyFriends>;
  /** SO14, SO20: by its link, of whoever has it. */
  readonly acceptByCode: (
    member: MemberId,
    codeHash: string,
    now: number,
  ) => Effect.Effect<void, FriendInvitationNotFound | InvitationRefused | TooManyFriends>;
  /** W464: all that others have of a member who goes. */
  readonly leave: (member: MemberId) => Effect.Effect<void>;
}

export const FriendStore = token<FriendStore>("FriendStore");
