import type { MemberProfile } from "./member.ts";
import type { UnitPreferences } from "../units/index.ts";
import { isSameContent } from "../versioned-records/index.ts";
import { unitsOf } from "./units-of.ts";

/** A member's language, time zone and country, as far as they change. */
export type RequestRegion = { readonly locale?: string; readonly timeZone?: string; readonly country?: string };

/** A member's change of the user; absent fields stay. */
export type UserChange = { readonly units?: Partial<UnitPreferences>; readonly where?: RequestRegion };

/** ID106: another profile came first; `current` is the stored state. */
export type UserVersionConflict = { readonly _tag: "UserVersionConflict"; readonly current: MemberProfile };

/** ID106: with the next version, where anything changes; the same profile where nothing does. */
export const changedProfile = (profile: MemberProfile, { units = {}, where = {} }: UserChange): MemberProfile => {
  const chosen = Object.keys(units).length === 0 ? {} : { units: { ...unitsOf({ profile }), ...units } };
  const next = { ...profile, ...where, ...chosen };
  return isSameContent(next, profile) ? profile : { ...next, version: (profile.version ?? 0) + 1 };
};

/** ID106: allows a change of the version that was read; a change without a version has the last word, and a repeat is harmless. */
export const isVersionSeen = (profile: MemberProfile, next: MemberProfile, seen: number | undefined): boolean =>
  seen === undefined || next === profile || seen === (profile.version ?? 0);
