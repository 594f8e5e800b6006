import type { DiarySettings } from "@morsel/domain/diary";
import { type Member, type UserField, userFieldsOf, unitsOf } from "@morsel/domain/identity";
import type { WireMe } from "../../../http-contract/identity/me.ts";
import { writeDiarySettings } from "../../../http-contract/diary-settings/codec.ts";
import { writeUnits } from "../../../http-contract/identity/units-codec.ts";
import { writeSharing } from "../../../http-contract/account/codec.ts";
import type { DiarySharing } from "@morsel/domain/privacy";
import type { WireUser } from "../../../http-contract/identity/users.ts";

const writePreferences = (settings: DiarySettings): WireUser["diary_preferences"] => ({
  meal_names: settings.slots.map(({ id, name }) => name ?? id),
  ...writeDiarySettings(settings),
});

type AccountFacts = Pick<Member, "createdAt" | "roles"> & { readonly lastLogin?: number | undefined };

const writeAccount = ({ createdAt, lastLogin, roles = [] }: AccountFacts): WireUser["account"] => ({
  created_at: new Date(createdAt).toISOString(),
  last_login: lastLogin === undefined ? null : new Date(lastLogin).toISOString(),
  roles,
});

/** The member's choices beside the profile. */
export type UserSettings = { readonly settings: DiarySettings; readonly sharing: DiarySharing };

/** A user with all sections; those of which nothing is known yet are empty. */
export const writeUser = (
  { id, username, email, createdAt, lastLogin, roles = [], profile }: Member,
  { settings, sharing }: UserSettings,
): WireUser => ({
  id,
  username,
  email,
  version: profile.version ?? 0,
  account: writeAccount({ createdAt, lastLogin, roles }),
  location_preferences: { locale: profile.locale, time_zone: profile.timeZone, country: profile.country },
  profiles: [
    {
      type: "main",
      sex: profile.sex,
      birth_date: profile.birthDate,
      height_cm: profile.heightCm,
      starting_weight_kg: profile.weightKg,
    },
  ],
  goal_preferences: {
    goal_weight_kg: profile.goalWeightKg,
    activity_level: profile.activityLevel,
    weekly_change_kg: profile.weeklyChangeKg,
  },
  diary_preferences: writePreferences(settings),
  privacy_preferences: { diary_sharing: writeSharing(sharing).diary },
  unit_preferences: writeUnits(unitsOf({ profile })),
  goal_displays: settings.dashboard.widgets,
  system_data: {},
  step_sources: [],
  app_preferences: {},
  partner_only_fields: {},
  social_preferences: {},
});

const eraseAtOf = ({ eraseAt }: Member): Pick<WireMe, "erase_at"> =>
  eraseAt === undefined ? {} : { erase_at: new Date(eraseAt).toISOString() };

/** The sections asked for; without a wish, all of them. `fields=a,b` and `fields=a&fields=b` read alike. */
export const writeUserSections = (
  member: Member,
  settings: UserSettings,
  fields: readonly string[] | undefined,
): Pick<WireUser, "id" | "username" | "email" | "version"> & Partial<WireUser> & Pick<WireMe, "erase_at"> => {
  const user = writeUser(member, settings);
  if (fields === undefined) return { ...user, ...eraseAtOf(member) };
  const wanted = userFieldsOf(fields.flatMap((field) => field.split(",")));
  const sections = Object.fromEntries(wanted.map((field: UserField) => [field, user[field]]));
  const { id, username, email, version } = user;
  return { id, username, email, version, ...eraseAtOf(member), ...sections };
};

export const writeMe = (member: Member, settings: DiarySettings): WireMe => {
  const { id, username, email, profile } = member;
  return {
    id,
    username,
    email,
    ...eraseAtOf(member),
    location_preferences: { locale: profile.locale, time_zone: profile.timeZone, country: profile.country },
    unit_preferences: writeUnits(unitsOf({ profile })),
    diary_preferences: writePreferences(settings),
    account: writeAccount(member),
  };
};
