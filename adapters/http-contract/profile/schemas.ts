import { AUDIENCES, PICTURE_SIZES, REPORT_REASONS } from "@morsel/domain/social";
import * as Schema from "effect/Schema";
import { InstantText, textUpTo, Uuid, Version } from "../shared/primitives.ts";

export const Audience = Schema.Literals(AUDIENCES);
export const PictureSize = Schema.Literals(PICTURE_SIZES);
export const Username = textUpTo(100);

const Goals = Schema.Struct({ energy: Schema.Finite, weight_kg: Schema.Finite, weekly_change_kg: Schema.Finite });
const Weight = Schema.Struct({ first_kg: Schema.Finite, current_kg: Schema.Finite });
const Friends = Schema.Struct({ total: Schema.Int, usernames: Schema.Array(Schema.String) });

/** Null: not shown to the reader, or not there. */
export const Profile = Schema.Struct({
  username: Schema.String,
  relation: Schema.Literals(["self", "friend", "stranger"]),
  member_since: InstantText,
  picture_at: Schema.NullOr(InstantText),
  about: Schema.NullOr(Schema.String),
  country: Schema.NullOr(Schema.String),
  age: Schema.NullOr(Schema.Int),
  goals: Schema.NullOr(Goals),
  weight: Schema.NullOr(Weight),
  streak: Schema.NullOr(Schema.Int),
  friends: Schema.NullOr(Friends),
  last_login: Schema.NullOr(InstantText),
}).annotate({
  identifier: "Profile",
  description: "Parts are null where privacy hides them. After a change of name `username` is the present one.",
});
export type WireProfile = typeof Profile.Encoded;

export const OwnProfile = Schema.Struct({
  about: Schema.String,
  picture_at: Schema.NullOr(InstantText),
  version: Schema.Int,
}).annotate({ identifier: "OwnProfile" });
export type WireOwnProfile = typeof OwnProfile.Encoded;

/** Longer than what is accepted, so that the rule can say by how much. `version` is the one that was read. */
export const OwnProfileChange = Schema.Struct({ about: textUpTo(4000), version: Version });

/** How many names one request asks for. */
export const PICTURES_AT_ONCE = 100;
export const UsernamesPayload = Schema.Struct({
  usernames: Schema.Array(Username).check(
    Schema.isMaxLength(PICTURES_AT_ONCE, { expected: `at most ${PICTURES_AT_ONCE} usernames` }),
  ),
});
export const Pictures = Schema.Struct({
  items: Schema.Array(Schema.Struct({ username: Schema.String, picture_at: InstantText })),
}).annotate({ identifier: "ProfilePictures" });
export type WirePictures = typeof Pictures.Encoded;

/** A report is kept for the moderators. The id makes repeats harmless. */
export const ReportPayload = Schema.Struct({
  id: Uuid,
  username: Username,
  reason: Schema.Literals(REPORT_REASONS),
  text: textUpTo(4000),
});
export const IdPayload = Schema.Struct({ id: Uuid });
