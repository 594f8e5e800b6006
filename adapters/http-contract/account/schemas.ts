import { MAIL_LISTS, NEWS_SETTINGS, SECURITY_EVENTS } from "@morsel/domain/account";
import { PROFILE_PARTS } from "@morsel/domain/privacy";
import * as Schema from "effect/Schema";
import { InstantText, textUpTo, Version } from "../shared/primitives.ts";

const VISIBILITIES = ["everyone", "friends", "nobody"] as const;
const SHARING = ["public", "friends", "locked", "private"] as const;
/** A key is said to friends: any words of a bounded length. */
const SHARING_KEY_MIN = 4;
const SHARING_KEY_MAX = 60;

const each = <Name extends string, S extends Schema.Top>(names: readonly Name[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as { readonly [N in Name]: S };

const whole = <Name extends string, S extends Schema.Top>(names: readonly Name[], schema: S) =>
  Schema.Struct(each(names, schema));
const part = <Name extends string, S extends Schema.Top>(names: readonly Name[], schema: S) =>
  Schema.Struct(each(names, Schema.optionalKey(schema)));

/** `key` is what a locked diary opens with; without it the key stays. It is kept as a hash, so no answer has it. */
const Sharing = Schema.Struct({
  diary: Schema.Literals(SHARING),
  key: Schema.optionalKey(
    textUpTo(SHARING_KEY_MAX).check(
      Schema.isMinLength(SHARING_KEY_MIN, { expected: `${SHARING_KEY_MIN} to ${SHARING_KEY_MAX} characters` }),
      Schema.makeFilter((key) => key.trim().length >= SHARING_KEY_MIN, {
        expected: `${SHARING_KEY_MIN} to ${SHARING_KEY_MAX} characters besides spaces`,
      }),
    ),
  ),
});

export const AccountSettings = Schema.Struct({
  mail: whole(MAIL_LISTS, Schema.Boolean),
  news: whole(NEWS_SETTINGS, Schema.Boolean),
  sharing: Schema.Struct({ diary: Schema.Literals(SHARING) }),
  privacy: whole(PROFILE_PARTS, Schema.Literals(VISIBILITIES)),
  version: Schema.Int,
}).annotate({ identifier: "AccountSettings" });
export type WireSharingWish = typeof Sharing.Encoded;
export type WireAccountSettings = typeof AccountSettings.Encoded;

/** Changes the settings that are given; the rest stays. */
export const AccountSettingsChange = Schema.Struct({
  version: Version,
  mail: Schema.optionalKey(part(MAIL_LISTS, Schema.Boolean)),
  news: Schema.optionalKey(part(NEWS_SETTINGS, Schema.Boolean)),
  sharing: Schema.optionalKey(Sharing),
  privacy: Schema.optionalKey(part(PROFILE_PARTS, Schema.Literals(VISIBILITIES))),
});
export type WireAccountSettingsChange = typeof AccountSettingsChange.Encoded;

export const Account = Schema.Struct({ settings: AccountSettings, email_verified: Schema.Boolean });
export type WireAccount = typeof Account.Encoded;

/** Something that happened to the account's safety. */
export const SecurityEvent = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literals(SECURITY_EVENTS),
  at: InstantText,
  browser: Schema.optionalKey(Schema.String),
  system: Schema.optionalKey(Schema.String),
  network: Schema.optionalKey(Schema.String),
}).annotate({ identifier: "SecurityEvent" });

/** The newest first; `next` is the cursor of the page behind, null on the last one. */
export const SecurityEvents = Schema.Struct({
  items: Schema.Array(SecurityEvent),
  next: Schema.NullOr(Schema.String),
});
export type WireSecurityEvents = typeof SecurityEvents.Encoded;
