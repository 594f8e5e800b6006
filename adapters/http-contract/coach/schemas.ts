import { COACH_DAYS, COACH_SCOPES } from "@morsel/domain/social";
import * as Schema from "effect/Schema";
import { InstantText, textUpTo, Uuid } from "../shared/primitives.ts";

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
    }),
  ),
}).annotate({ identifier: "CoachClients" });
export type WireClients = typeof Clients.Encoded;

export const ClientBody = Schema.Struct({
  weights: Schema.Array(Schema.Struct({ date: Schema.String, kg: Schema.Finite })),
}).annotate({ identifier: "ClientBody" });
