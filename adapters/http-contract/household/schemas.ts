import * as Schema from "effect/Schema";
import { SHARED_KINDS } from "@morsel/domain/household";
import { FoodId, InstantText, textUpTo, Uuid, Version } from "../shared/primitives.ts";

const Role = Schema.Literals(["owner", "member"]);

const Person = Schema.Struct({
  id: Schema.String,
  username: Schema.String,
  role: Role,
  joined_at: InstantText,
  /** Lets the household write shared portions straight into this member's diary. */
  allows_logging: Schema.Boolean,
});

/** An open invitation: for a member by name, or for anybody with the link, which ends with the code. */
const Invitation = Schema.Struct({
  id: Schema.String,
  expires_at: InstantText,
  username: Schema.optionalKey(Schema.String),
  code: Schema.optionalKey(Schema.String),
});

/** A household that the member is invited into. */
export const Invited = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  owner: Schema.String,
  people: Schema.Int,
  expires_at: InstantText,
}).annotate({ identifier: "HouseholdInvitation" });
export type WireInvited = typeof Invited.Encoded;

/** The member's household, if there is one, and what invites them into others. Invitations are the owner's to see. */
export const MyHousehold = Schema.Struct({
  me: Schema.String,
  household: Schema.NullOr(
    Schema.Struct({
      id: Schema.String,
      name: Schema.String,
      version: Schema.Int,
      people: Schema.Array(Person),
      invitations: Schema.Array(Invitation),
    }),
  ),
  invited: Schema.Array(Invited),
}).annotate({ identifier: "MyHousehold" });
export type WireMyHousehold = typeof MyHousehold.Encoded;

/** The id makes repeats harmless. */
export const FoundPayload = Schema.Struct({ id: Uuid, name: textUpTo(200) });
export const RenamePayload = Schema.Struct({ version: Version, name: textUpTo(200) });
/** With a username for that member, else a link. */
export const InvitePayload = Schema.Struct({ id: Uuid, username: Schema.optionalKey(textUpTo(100)) });
const Code = textUpTo(200).annotate({ description: "What the link ends with." });
export const LookPayload = Schema.Struct({ code: Code });

const isOneKey = ({ id, code }: { readonly id?: string; readonly code?: string }): boolean =>
  (id === undefined) !== (code === undefined);

/** The member's own invitation by its id, or that of a link. */
export const AcceptPayload = Schema.Struct({
  id: Schema.optionalKey(Uuid),
  code: Schema.optionalKey(Code),
}).check(Schema.makeFilter(isOneKey, { expected: "the id of an invitation or the code of a link, one of both" }));

/** Whom it is about. */
export const PersonPayload = Schema.Struct({ id: Uuid });
export const LoggingPayload = Schema.Struct({ allows_logging: Schema.Boolean });

export const Kind = Schema.Literals(SHARED_KINDS);
/** Shares a food or recipe of one's own with the household, or stops sharing it. */
export const SharePayload = Schema.Struct({ kind: Kind, id: FoodId, shared: Schema.Boolean });
/** Limit of one request. */
const SHARED_AT_ONCE = 100;
export const IdsPayload = Schema.Struct({
  ids: Schema.Array(FoodId).check(Schema.isMaxLength(SHARED_AT_ONCE, { expected: `at most ${SHARED_AT_ONCE} ids` })),
});
export const SharedIds = Schema.Struct({ ids: Schema.Array(Schema.String) });

/** A food or a recipe of another member, by whose name. */
const SharedItem = Schema.Struct({
  id: Schema.String,
  description: Schema.String,
  brand: Schema.optionalKey(Schema.String),
  owner: Schema.String,
});
/** `next` is the cursor of the page behind, null on the last one. */
export const SharedPage = Schema.Struct({ items: Schema.Array(SharedItem), next: Schema.NullOr(Schema.String) });
export type WireSharedPage = typeof SharedPage.Encoded;
