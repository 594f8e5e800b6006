import type {
  BlockedPage,
  BlocksOneself,
  FriendSort,
  InvitationRefused,
  StepRefused,
  TooManyFriends,
} from "@morsel/domain/social";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal, TooManyTries } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { FriendInvitationNotFound } from "../friend-store.ts";
import type { FriendPage, InvitationKey, InvitationPage, InvitationPreview } from "../use-cases.ts";

type MemberUnknown = Extract<InvitationRefused, { readonly _tag: "MemberUnknown" }>;

/** A member's friends, invitations and blocked members as a page sees them. */
export interface FriendsClient {
  readonly friends: (query: {
    readonly sort: FriendSort;
    readonly text: string;
    readonly cursor?: string | undefined;
  }) => Effect.Effect<FriendPage, FieldRefused | RetryableRefusal>;
  readonly remove: (username: string) => Effect.Effect<void, RetryableRefusal>;
  readonly invitations: (
    isSent: boolean,
    cursor?: string,
  ) => Effect.Effect<InvitationPage, FieldRefused | RetryableRefusal>;
  /** By username or e-mail address. */
  readonly invite: (
    id: string,
    whom: string,
  ) => Effect.Effect<void, InvitationRefused | FieldRefused | TooManyTries | RetryableRefusal>;
  readonly preview: (code: string) => Effect.Effect<InvitationPreview, FriendInvitationNotFound | RetryableRefusal>;
  readonly accept: (
    key: InvitationKey,
  ) => Effect.Effect<
    void,
    FriendInvitationNotFound | InvitationRefused | StepRefused | TooManyFriends | RetryableRefusal
  >;
  readonly decline: (id: string) => Effect.Effect<void, FriendInvitationNotFound | StepRefused | RetryableRefusal>;
  readonly cancel: (id: string) => Effect.Effect<void, FriendInvitationNotFound | StepRefused | RetryableRefusal>;
  readonly blocked: (page: number) => Effect.Effect<BlockedPage, RetryableRefusal>;
  readonly block: (username: string) => Effect.Effect<void, MemberUnknown | BlocksOneself | RetryableRefusal>;
  readonly unblock: (usernames: readonly string[]) => Effect.Effect<void, RetryableRefusal>;
}

export const FriendsClient = token<FriendsClient>("FriendsClient");
