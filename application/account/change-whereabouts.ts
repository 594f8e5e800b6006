import type { ProfileRefused } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import { isLocale, LOCALES } from "@morsel/domain/locales";
import * as Effect from "effect/Effect";
import { timeZoneOf } from "../platform/local-date.ts";
import type { AccountStore, Whereabouts } from "./account-store.ts";

export type ChangeWhereabouts = (member: MemberId, change: Whereabouts) => Effect.Effect<Whereabouts, ProfileRefused>;

const refused = (field: "locale" | "timeZone" | "country", accepted: readonly string[]) =>
  Effect.fail({ _tag: "ChoiceRefused", field, accepted } as ProfileRefused);

/** J9, J27, J33: a language of the product's, a zone in its one spelling, a country by its code. Of two at once the last one wins. */
export const makeChangeWhereabouts = ({ accounts }: { readonly accounts: AccountStore }): ChangeWhereabouts =>
  Effect.fn("ChangeWhereabouts")(function* (member, { locale, timeZone, country }) {
    if (locale !== undefined && !isLocale(locale)) return yield* refused("locale", LOCALES);
    const zone = timeZone === undefined ? undefined : timeZoneOf(timeZone);
    if (timeZone !== undefined && zone === undefined) return yield* refused("timeZone", ["IANA time zone"]);
    if (country !== undefined && !/^[A-Z]{2}$/.test(country))
      return yield* refused("country", ["ISO 3166-1 alpha-2 code"]);
    const change = {
      ...(locale === undefined ? {} : { locale }),
      ...(zone === undefined ? {} : { timeZone: zone }),
      ...(country === undefined ? {} : { country }),
    };
    yield* accounts.move(member, change);
    return change;
  });
