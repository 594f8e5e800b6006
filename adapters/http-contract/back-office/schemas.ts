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
