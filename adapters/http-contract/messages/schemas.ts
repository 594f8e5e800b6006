import { FOLDERS } from "@morsel/application/messages/use-cases";
import { REPORT_REASONS } from "@morsel/domain/social";
import * as Schema from "effect/Schema";
import { InstantText, textUpTo, Uuid, Version } from "../shared/primitives.ts";

export const Folder = Schema.Literals(FOLDERS);

/** A message as plain text. In a folder the body is the beginning of it. A username of null is a former member's. */
const Message = Schema.Struct({
  id: Schema.String,
  thread: Schema.String,
  username: Schema.NullOr(Schema.String),
  direction: Schema.Literals(["received", "sent"]),
  is_read: Schema.Boolean,
  sent_at: InstantText,
  subject: Schema.String,
  body: Schema.String,
}).annotate({ identifier: "Message" });
export type WireMessage = typeof Message.Encoded;

/** The newest first; `next` is the cursor of the page behind, null on the last one. */
export const MessagePage = Schema.Struct({
  items: Schema.Array(Message),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "MessagePage" });
export type WireMessagePage = typeof MessagePage.Encoded;

/** Longer than what is accepted, so that the rule can say by how much; bounded all the same. */
const Subject = textUpTo(500);
const Body = textUpTo(40_000);
const Recipient = textUpTo(100);

/** The id makes repeats harmless. With `reply_to` the message goes to the other member of that message. */
export const SendPayload = Schema.Struct({
  id: Uuid,
  recipient: Schema.optionalKey(Recipient),
  reply_to: Schema.optionalKey(Uuid),
  subject: Subject,
  body: Body,
  draft_id: Schema.optionalKey(Uuid),
});
export const IdPayload = Schema.Struct({ id: Uuid });

/** Limit of one request. */
const AT_ONCE = 100;
const Ids = Schema.Array(Uuid).check(Schema.isMaxLength(AT_ONCE, { expected: `at most ${AT_ONCE} ids` }));
export const IdsPayload = Schema.Struct({ ids: Ids });
export const MarkPayload = Schema.Struct({ ids: Ids, is_read: Schema.Boolean });

/** A report is kept for the moderators. */
export const ReportPayload = Schema.Struct({
  id: Uuid,
  message_id: Uuid,
  reason: Schema.Literals(REPORT_REASONS),
  text: textUpTo(4000),
});

/** `version` is the version that was read, 0 for a new draft. */
export const DraftPayload = Schema.Struct({
  id: Uuid,
  recipient: Recipient,
  reply_to: Schema.optionalKey(Uuid),
  subject: Subject,
  body: Body,
  version: Version,
});
const Draft = Schema.Struct({
  id: Schema.String,
  recipient: Schema.String,
  reply_to: Schema.NullOr(Schema.String),
  subject: Schema.String,
  body: Schema.String,
  version: Schema.Int,
  saved_at: InstantText,
});
export const Drafts = Schema.Struct({ items: Schema.Array(Draft) }).annotate({ identifier: "MessageDrafts" });
export type WireDrafts = typeof Drafts.Encoded;
