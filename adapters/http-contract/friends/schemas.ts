import { BLOCKED_PAGE_SIZE, FRIEND_SORTS } from "@morsel/domain/social";
import * as Schema from "effect/Schema";
import { InstantText, textUpTo, Uuid } from "../shared/primitives.ts";

export const FriendSort = Schema.Literals(FRIEND_SORTS);

const Friend = Schema.Struct({
  username: Schema.String,
  friends_since: InstantText,
  /** Null: never, or hidden by the friend's privacy. */
  last_login: Schema.NullOr(InstantText),
});

/** `total` counts all friends; `next` is the cursor of the page behind, null on the last one. */
export const FriendPage = Schema.Struct({
  items: Schema.Array(Friend),
  total: Schema.Int,
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "FriendPage" });
export type WireFriendPage = typeof FriendPage.Encoded;

/** An invitation that waits for an answer: with the other member's name, or with the e-mail address that was invited. */
const Invitation = Schema.Struct({
  id: Schema.String,
  username: Schema.optionalKey(Schema.String),
  email: Schema.optionalKey(Schema.String),
  created_at: InstantText,
  expires_at: Schema.NullOr(InstantText),
});
export const InvitationPage = Schema.Struct({
  items: Schema.Array(Invitation),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "FriendInvitationPage" });
export type WireInvitationPage = typeof InvitationPage.Encoded;

export const InvitationPreview = Schema.Struct({ username: Schema.String, expires_at: InstantText });
export type WireInvitationPreview = typeof InvitationPreview.Encoded;

const Username = textUpTo(100);
const Code = textUpTo(200).annotate({ description: "What the link ends with." });

export const UsernamePayload = Schema.Struct({ username: Username });
export const UsernamesPayload = Schema.Struct({
  usernames: Schema.Array(Username).check(Schema.isMaxLength(100, { expected: "at most 100 usernames" })),
});
/** The id makes repeats harmless. */
export const InvitePayload = Schema.Struct({
  id: Uuid,
  whom: textUpTo(254).annotate({ description: "A username or an e-mail address." }),
});
export const IdPayload = Schema.Struct({ id: Uuid });
export const CodePayload = Schema.Struct({ code: Code });

const isOneKey = ({ id, code }: { readonly id?: string; readonly code?: string }): boolean =>
  (id === undefined) !== (code === undefined);
/** An invitation that the member has received by its id, or that of a link. */
export const AcceptPayload = Schema.Struct({ id: Schema.optionalKey(Uuid), code: Schema.optionalKey(Code) }).check(
  Schema.makeFilter(isOneKey, { expected: "the id of an invitation or the code of a link, one of both" }),
);

/** Specification 7 and 9: pages of 15 by default, each with usernames. */
export const BlockedPage = Schema.Struct({
  page: Schema.Int,
  pages: Schema.Int,
  total: Schema.Int,
  users: Schema.Array(Schema.Struct({ username: Schema.String })),
}).annotate({
  identifier: "BlockedUsers",
  description: `Pages of ${BLOCKED_PAGE_SIZE} by default, the newest block first.`,
});
