import { CAPTCHA_HEADER } from "@morsel/domain/reference";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, OpenWhileLeaving, PlainRefusals, Scope, ScopeArea, SignedIn } from "../shared/access.ts";
import { NutritionalContents } from "../shared/contents.ts";
import { DiarySettings } from "../diary-settings/diary-settings.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { identityProblems } from "./problems.ts";
import { userProblems } from "./user-problems.ts";
import { UnitsChange, WireUnits } from "./units.ts";
import { CalendarDate, InstantText, textUpTo, Uuid, Version } from "../shared/primitives.ts";

const {
  CaptchaNeeded,
  CaptchaUnavailable,
  ConfirmationNeeded,
  CurrentPasswordWrong,
  EmailTaken,
  InvitationNeeded,
  SignUpClosed,
  UsernameTaken,
} = problemSchemas(identityProblems);

const ActivityLevel = Schema.Literals([1, 2, 3, 4]);
const Sex = Schema.Literals(["female", "male"]);

export const UserProfile = Schema.Struct({
  type: Schema.Literal("main"),
  sex: Sex,
  birth_date: Schema.String,
  height_cm: Schema.Finite,
  starting_weight_kg: Schema.Finite,
});

/** The signed-in member. */
export const User = Schema.Struct({
  id: Schema.String,
  username: Schema.String,
  email: Schema.String,
  /** Counts what PATCH changed. */
  version: Schema.Int,
  account: Schema.Struct({
    created_at: InstantText,
    last_login: Schema.NullOr(InstantText),
    roles: Schema.Array(Schema.String),
  }),
  location_preferences: Schema.Struct({
    locale: Schema.String,
    time_zone: Schema.String,
    country: Schema.String,
  }),
  profiles: Schema.Array(UserProfile),
  goal_preferences: Schema.Struct({
    goal_weight_kg: Schema.Finite,
    activity_level: ActivityLevel,
    weekly_change_kg: Schema.Finite,
  }),
  /** How the diary is seen; `meal_names` are those of its meals, their ids where the member gave none. */
  diary_preferences: Schema.Struct({ meal_names: Schema.Array(Schema.String), ...DiarySettings.fields }),
  privacy_preferences: Schema.Struct({ diary_sharing: Schema.Literals(["public", "friends", "locked", "private"]) }),
  unit_preferences: WireUnits,
  goal_displays: Schema.Array(Schema.String),
  system_data: Schema.Struct({}),
  step_sources: Schema.Array(Schema.String),
  app_preferences: Schema.Struct({}),
  partner_only_fields: Schema.Struct({}),
  social_preferences: Schema.Struct({}),
}).annotate({ identifier: "User" });
export type WireUser = typeof User.Encoded;

const optional = Schema.optionalKey;
/** A user with the sections that were asked for. */
export const PartialUser = Schema.Struct({
  id: User.fields.id,
  username: User.fields.username,
  email: User.fields.email,
  version: User.fields.version,
  /** Time at which everything is erased, if the member asked for it. */
  erase_at: optional(InstantText),
  account: optional(User.fields.account),
  location_preferences: optional(User.fields.location_preferences),
  profiles: optional(User.fields.profiles),
  goal_preferences: optional(User.fields.goal_preferences),
  diary_preferences: optional(User.fields.diary_preferences),
  privacy_preferences: optional(User.fields.privacy_preferences),
  unit_preferences: optional(User.fields.unit_preferences),
  goal_displays: optional(User.fields.goal_displays),
  system_data: optional(User.fields.system_data),
  step_sources: optional(User.fields.step_sources),
  app_preferences: optional(User.fields.app_preferences),
  partner_only_fields: optional(User.fields.partner_only_fields),
  social_preferences: optional(User.fields.social_preferences),
});

/** The new user, with the daily goal that was computed and stored. */
export const NewUser = Schema.Struct({ ...User.fields, goal: NutritionalContents });
export type WireNewUser = typeof NewUser.Encoded;

export const SignUpPayload = Schema.Struct({
  /** Made by the client that signs up, so that a repeat is harmless. */
  id: Schema.optionalKey(Uuid),
  email: textUpTo(254),
  username: textUpTo(60),
  /** ID103: absent where another service lets the member in. */
  password: Schema.optionalKey(textUpTo(1000)),
  /** ID130: where the operator asks for one. */
  invitation: Schema.optionalKey(textUpTo(100)),
  /** ID120: the versions of the texts that were agreed to, as they were shown. */
  agreements: Schema.optionalKey(
    Schema.Struct({
      terms_of_service: Schema.optionalKey(textUpTo(40)),
      privacy_policy: Schema.optionalKey(textUpTo(40)),
    }),
  ),
  locale: textUpTo(20),
  timeZone: textUpTo(60),
  country: textUpTo(2),
  sex: Sex,
  birthDate: CalendarDate,
  heightCm: Schema.Finite,
  weightKg: Schema.Finite,
  goalWeightKg: Schema.Finite,
  activityLevel: ActivityLevel,
  weeklyChangeKg: Schema.Finite,
}).pipe(
  Schema.encodeKeys({
    timeZone: "time_zone",
    birthDate: "birth_date",
    heightCm: "height_cm",
    weightKg: "weight_kg",
    goalWeightKg: "goal_weight_kg",
    activityLevel: "activity_level",
    weeklyChangeKg: "weekly_change_kg",
  }),
);
export type WireSignUp = typeof SignUpPayload.Encoded;

const CHANGEABLE = {
  unit_preferences: optional(UnitsChange),
  location_preferences: optional(
    Schema.Struct({
      locale: optional(textUpTo(20)),
      time_zone: optional(textUpTo(60)),
      country: optional(textUpTo(2)),
    }),
  ),
};
/**
 * Changes the fields that are given; the rest stays. The page that changes the language sends them within `item`. ID106: with `version`,
 * the one that was read, the change is refused if another came first; without it the last one wins.
 */
export const UserChange = Schema.Struct({
  ...CHANGEABLE,
  version: optional(Version),
  item: optional(Schema.Struct(CHANGEABLE)),
});

/** The stored values, for a client whose change came second. */
export const ChangedUser = Schema.Struct({
  version: Schema.Int,
  unit_preferences: User.fields.unit_preferences,
  location_preferences: User.fields.location_preferences,
});

/** The user after a change: its sections that can be changed. */
export const UserAfterChange = Schema.Struct({
  id: User.fields.id,
  username: User.fields.username,
  email: User.fields.email,
  ...ChangedUser.fields,
});
export type WireUserAfterChange = typeof UserAfterChange.Encoded;

const { UserVersionConflict } = problemSchemas(userProblems, { UserVersionConflict: { current: ChangedUser } });

/** ID104: what a captcha gave; "null" and none alike where it is off or gave none. */
const WithProof = { [CAPTCHA_HEADER]: optional(Schema.String) };

export class UsersGroup extends HttpApiGroup.make("users")
  .add(
    HttpApiEndpoint.post("signUp", "/api/services/users", {
      payload: SignUpPayload,
      success: NewUser.pipe(HttpApiSchema.status(201)),
      headers: WithProof,
      error: [
        EmailTaken,
        UsernameTaken,
        FieldRefused,
        TooManyTries,
        CaptchaNeeded,
        CaptchaUnavailable,
        InvitationNeeded,
        SignUpClosed,
      ],
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("me", "/api/services/users", {
      query: { fields: Schema.optionalKey(Schema.Array(textUpTo(400)).check(Schema.isMaxLength(50))) },
      success: PartialUser,
    })
      .middleware(SignedIn)
      .annotate(Access, "member")
      .annotate(OpenWhileLeaving, true),
    HttpApiEndpoint.patch("changeUser", "/api/services/users", {
      payload: UserChange,
      headers: WithProof,
      success: UserAfterChange,
      error: [FieldRefused, CaptchaNeeded, UserVersionConflict],
    })
      .middleware(SignedIn)
      .annotate(Access, "member"),
    HttpApiEndpoint.post("changePassword", "/api/services/users/password", {
      payload: Schema.Struct({
        currentPassword: optional(textUpTo(1000)),
        password: textUpTo(1000),
      }).pipe(Schema.encodeKeys({ currentPassword: "current_password" })),
      success: Schema.Struct({}),
      error: [ConfirmationNeeded, CurrentPasswordWrong, FieldRefused, TooManyTries],
    })
      .middleware(SignedIn)
      .annotate(Access, "member")
      .annotate(Scope, "session"),
    HttpApiEndpoint.get("logout", "/api/logout", {
      success: Schema.Struct({ url: Schema.String }),
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("userExists", "/api/idm/user-exists", {
      query: { email: textUpTo(254) },
      success: Schema.Struct({ exists: Schema.Boolean }),
      error: TooManyTries,
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("validateUsername", "/api/mainapp/public/user/suggest_validate_username", {
      query: { username: textUpTo(60) },
      success: Schema.Struct({
        username: Schema.String,
        valid: Schema.Boolean,
        accepted: Schema.optionalKey(Schema.String),
        suggestions: Schema.Array(Schema.String),
      }),
      error: TooManyTries,
    }).annotate(Access, "visitor"),
  )
  .annotateEndpoints(ScopeArea, "account")
  .middleware(PlainRefusals) {}
