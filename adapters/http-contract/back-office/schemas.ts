import { LOCALES } from "@morsel/domain/locales";
import { PHASES } from "@morsel/domain/membership";
import * as Schema from "effect/Schema";
import { InstantText, PageLimit, textUpTo, Uuid } from "../shared/primitives.ts";

/** Longer than what is accepted, so that the rule can say by how much; bounded all the same. */
const Reason = textUpTo(2000);
const act = { id: Uuid, reason: Reason };

export const ActPayload = Schema.Struct(act);
/** `until` is ISO 8601. */
export const GivePremiumPayload = Schema.Struct({ ...act, until: textUpTo(40) });

const SOURCES = ["sandbox", "stripe", "code", "partner_gym", "operator"] as const;

/** Sources of a member's premium. `until` of a paid one is the end of its running period. */
export const MemberPremium = Schema.Struct({
  username: Schema.String,
  premium_until: Schema.NullOr(InstantText),
  has_gift: Schema.Boolean,
  items: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      source: Schema.Literals(SOURCES),
      phase: Schema.NullOr(Schema.Literals(PHASES)),
      until: InstantText,
      created_at: InstantText,
    }),
  ),
}).annotate({ identifier: "MemberPremium" });
export type WireMemberPremium = typeof MemberPremium.Encoded;

const GIVES = ["months", "discount"] as const;

/** A code with what it gives and how often it was used. */
export const PremiumCode = Schema.Struct({
  code: Schema.String,
  gives: Schema.Literals(GIVES),
  months: Schema.Int,
  until: InstantText,
  uses: Schema.Int,
  most: Schema.Int,
}).annotate({ identifier: "PremiumCode" });
export type WirePremiumCode = typeof PremiumCode.Encoded;

export const PremiumCodes = Schema.Struct({
  items: Schema.Array(PremiumCode),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "PremiumCodes" });
export type WirePremiumCodes = typeof PremiumCodes.Encoded;

export const CodesQuery = { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(400)) };

/** Without a `code` one is made; `months` is 0 for a discount. */
export const MakeCodePayload = Schema.Struct({
  ...act,
  code: Schema.optionalKey(textUpTo(100)),
  gives: Schema.Literals(GIVES),
  months: Schema.Int,
  until: textUpTo(40),
  most: Schema.Int,
});
export const EndCodePayload = Schema.Struct({ ...act, code: textUpTo(100) });

const Texts = Schema.Record(Schema.String, textUpTo(1000)).check(
  Schema.isMaxProperties(LOCALES.length, { expected: "a text for each language at most" }),
);

/** An announcement in each language that it has; `link` is null where it leads nowhere. */
export const Announcement = Schema.Struct({
  id: Schema.String,
  texts: Schema.Record(Schema.String, Schema.String),
  link: Schema.NullOr(Schema.String),
  from: InstantText,
  until: InstantText,
}).annotate({ identifier: "Announcement" });
export type WireAnnouncement = typeof Announcement.Encoded;

export const CurrentAnnouncement = Schema.Struct({ announcement: Schema.NullOr(Announcement) });
export type WireCurrentAnnouncement = typeof CurrentAnnouncement.Encoded;

export const SaveAnnouncementPayload = Schema.Struct({
  ...act,
  texts: Texts,
  link: Schema.optionalKey(textUpTo(1000)),
  from: textUpTo(40),
  until: textUpTo(40),
});

/** Numbers of this server: its members, who stayed by the week of joining, and what diaries hold by day. */
export const Statistics = Schema.Struct({
  members: Schema.Int,
  suspended: Schema.Int,
  premium: Schema.Int,
  weeks: Schema.Array(Schema.Struct({ week: InstantText, joined: Schema.Int, stayed: Schema.Array(Schema.Int) })),
  days: Schema.Array(Schema.Struct({ day: Schema.String, entries: Schema.Int, members: Schema.Int })),
}).annotate({ identifier: "Statistics" });
export type WireStatistics = typeof Statistics.Encoded;

/** Sizes in bytes, times in milliseconds and seconds. */
export const Health = Schema.Struct({
  engine: Schema.Literals(["sqlite", "postgres", "memory"]),
  schema: Schema.Int,
  database_bytes: Schema.Finite,
  answer_ms: Schema.Finite,
  free_bytes: Schema.Finite,
  disk_bytes: Schema.Finite,
  memory_bytes: Schema.Finite,
  uptime_seconds: Schema.Int,
  program: Schema.String,
  node: Schema.String,
}).annotate({ identifier: "ServerHealth" });
export type WireHealth = typeof Health.Encoded;

/** Reports of payment providers as they were kept, the newest first; nothing of what they say. */
export const PaymentEvents = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({
      provider: Schema.Literals(SOURCES),
      id: Schema.String,
      member_id: Schema.NullOr(Schema.String),
      received_at: InstantText,
      applied_at: Schema.NullOr(InstantText),
    }),
  ),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "PaymentEvents" });
export type WirePaymentEvents = typeof PaymentEvents.Encoded;

export const ApplyEventPayload = Schema.Struct({ ...act, provider: Schema.Literals(SOURCES), event: textUpTo(300) });
