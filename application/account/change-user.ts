import type { ProfileRefused } from "@morsel/domain/goals";
import type { MemberId, MemberProfile, UserChange, UserVersionConflict } from "@morsel/domain/identity";
import { isLocale, LOCALES } from "@morsel/domain/locales";
import * as Effect from "effect/Effect";
import type { MemberStore } from "../identity/member-store.ts";
import { timeZoneOf } from "../platform/local-date.ts";

/** `seen` is the version that was read, where the change names one. */
export type ChangeUser = (
  member: MemberId,
  change: UserChange,
  seen?: number,
) => Effect.Effect<MemberProfile, ProfileRefused | UserVersionConflict>;

const refused = (field: "locale" | "timeZone" | "country", accepted: readonly string[]) =>
  Effect.fail({ _tag: "ChoiceRefused", field, accepted } as ProfileRefused);

/** J9, J12, J33, ID106: a language of the product's, a zone in its one spelling, a country by its code; all of it lands, or nothing. */
export const makeChangeUser = ({ members }: { readonly members: Pick<MemberStore, "changeProfile"> }): ChangeUser =>
  Effect.fn("ChangeUser")(function* (member, { units = {}, where = {} }, seen) {
    const { locale, timeZone, country } = where;
    if (locale !== undefined && !isLocale(locale)) return yield* refused("locale", LOCALES);
    const zone = timeZone === undefined ? undefined : timeZoneOf(timeZone);
    if (timeZone !== undefined && zone === undefined) return yield* refused("timeZone", ["IANA time zone"]);
    if (country !== undefined && !/^[A-Z]{2}$/.test(country))
      return yield* refused("country", ["ISO 3166-1 alpha-2 code"]);
    const change = { units, where: { ...where, ...(zone === undefined ? {} : { timeZone: zone }) } };
    return yield* members.changeProfile(member, change, seen);
  });
