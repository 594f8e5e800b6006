import { COACH_DAYS, COACH_SCOPES, REPORT_REASONS } from "@morsel/domain/social";
import * as Schema from "effect/Schema";
import { CalendarDate, InstantText, textUpTo, Uuid } from "../shared/primitives.ts";

const Scope = Schema.Literals(COACH_SCOPES);
const Scopes = Schema.Array(Scope);

/** A grant as its client sees it: the coach's name once somebody has accepted, the code of the link until then. */
const Grant = Schema.Struct({
  id: Schema.String,
  username: Schema.optionalKey(Schema.String),
  code: Schema.optionalKey(Schema.String),
  scopes: Scopes,
  created_at: InstantText,
  link_expires_at: InstantText,
  expires_at: InstantText,
});
export const Grants = Schema.Struct({ items: Schema.Array(Grant) }).annotate({ identifier: "CoachGrants" });
export type WireGrants = typeof Grants.Encoded;

export const GrantPayload = Schema.Struct({
  id: Uuid,
  scopes: Scopes.check(
    Schema.isMinLength(1, { expected: "at least one part" }),
    Schema.isMaxLength(COACH_SCOPES.length, { expected: "each part once" }),
  ),
  days: Schema.Literals(COACH_DAYS),
});
export const IdPayload = Schema.Struct({ id: Uuid });
export const CodePayload = Schema.Struct({
  code: textUpTo(200).annotate({ description: "What the link ends with." }),
});

export const LinkPreview = Schema.Struct({ username: Schema.String, scopes: Scopes, expires_at: InstantText });
export type WireLinkPreview = typeof LinkPreview.Encoded;

/** Look of a coach at a part; without a name their account is gone. */
export const Looks = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      username: Schema.NullOr(Schema.String),
      scope: Scope,
      date: Schema.NullOr(Schema.String),
      at: InstantText,
    }),
  ),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "CoachViews" });
export type WireLooks = typeof Looks.Encoded;

export const Clients = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      username: Schema.String,
      scopes: Scopes,
      expires_at: InstantText,
      logged: Schema.NullOr(Schema.Struct({ last: Schema.NullOr(Schema.String), of_week: Schema.Int })),
      /** Answers that the coach has not read, and the first day that has one. */
      waiting: Schema.NullOr(Schema.Struct({ unread: Schema.Int, date: Schema.String })),
    }),
  ),
}).annotate({ identifier: "CoachClients" });
export type WireClients = typeof Clients.Encoded;

export const ClientBody = Schema.Struct({
  weights: Schema.Array(Schema.Struct({ date: Schema.String, kg: Schema.Finite })),
}).annotate({ identifier: "ClientBody" });

/** Comment on a day, or on an entry of it, by the coach or by the client. */
export const Comments = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      coach: Schema.String,
      is_by_coach: Schema.Boolean,
      date: Schema.String,
      entry_id: Schema.NullOr(Schema.String),
      text: Schema.String,
      at: InstantText,
      is_new: Schema.Boolean,
    }),
  ),
}).annotate({ identifier: "CoachComments" });
export type WireComments = typeof Comments.Encoded;

export const CommentedDays = Schema.Struct({
  items: Schema.Array(Schema.Struct({ date: Schema.String, unread: Schema.Int })),
}).annotate({ identifier: "CommentedDays" });

const comment = {
  id: Uuid,
  date: CalendarDate,
  entry_id: Schema.optionalKey(Uuid),
  text: textUpTo(8000),
};
export const CommentPayload = Schema.Struct(comment);
/** An answer goes to one coach. */
export const AnswerPayload = Schema.Struct({ ...comment, coach: textUpTo(60) });
export const CommentReportPayload = Schema.Struct({
  id: Uuid,
  comment_id: Uuid,
  reason: Schema.Literals(REPORT_REASONS),
  text: textUpTo(4000),
});
