import * as Schema from "effect/Schema";
import { textUpTo, Uuid } from "../shared/primitives.ts";

/** Longer than what is accepted, so that the rule can say by how much; bounded all the same. */
const act = { id: Uuid, reason: textUpTo(2000) };
const Text = textUpTo(1000);
const Texts = Schema.Array(Text).check(Schema.isMaxLength(300, { expected: "at most 300 of them" }));

/** Any value of a setting; the rules say which one a setting takes. Null: there is none. */
const Value = Schema.NullOr(
  Schema.Union([
    Schema.Boolean,
    Text,
    Texts,
    Schema.Struct({ month: Schema.Finite, year: Schema.Finite }),
    Schema.Struct({ PROMO: Schema.Finite, DISCOUNT: Schema.Finite }),
    Schema.Struct({ base: Text, clientId: Text }),
    Schema.Struct({ authenticated: Text, unauthenticated: Text }),
  ]),
).annotate({ identifier: "SettingValue" });

/** Settings with what counts, where it is from, and what the configuration says. */
export const Settings = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      value: Value,
      source: Schema.Literals(["default", "file", "here"]),
      configured: Value,
    }),
  ),
  prices_from: Schema.Literals(["sandbox", "stripe"]),
  has_ad_script: Schema.Boolean,
}).annotate({ identifier: "SiteSettings" });
export type WireSettings = typeof Settings.Encoded;

export const SetSettingPayload = Schema.Struct({ ...act, name: textUpTo(60), value: Value });
export type WireValue = (typeof Value)["Encoded"];
export const ResetPayload = Schema.Struct({ ...act, name: textUpTo(200) });

const Audience = {
  share: Schema.optionalKey(Schema.Finite),
  countries: Schema.optionalKey(Texts),
  locales: Schema.optionalKey(Texts),
  has_premium: Schema.optionalKey(Schema.Boolean),
};
const Flag = Schema.Struct({ treatment: Schema.String, ...Audience });

/** Flags with who set them, and what the file says of them. */
export const Flags = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      source: Schema.Literals(["command", "page", "file", "none"]),
      flag: Flag,
      configured: Schema.NullOr(Flag),
    }),
  ),
}).annotate({ identifier: "FeatureFlags" });
export type WireFlags = typeof Flags.Encoded;
export type WireFlag = typeof Flag.Encoded;

export const SetFlagPayload = Schema.Struct({
  ...act,
  name: textUpTo(200),
  treatment: textUpTo(200),
  ...Audience,
});
