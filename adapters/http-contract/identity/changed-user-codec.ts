import { unitsOf, type MemberProfile } from "@morsel/domain/identity";
import { writeUnits } from "./units-codec.ts";

/** Writes the parts of a user that PATCH can change, with their version. */
export const writeChangedUser = (profile: MemberProfile) => ({
  version: profile.version ?? 0,
  unit_preferences: writeUnits(unitsOf({ profile })),
  location_preferences: { locale: profile.locale, time_zone: profile.timeZone, country: profile.country },
});

/** No page names a version, so none reads what came first. */
export const readChangedUser = (body: unknown): MemberProfile => body as MemberProfile;
