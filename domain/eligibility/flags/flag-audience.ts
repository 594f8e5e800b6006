import { err, ok, type Result } from "../../result/index.ts";
import type { Flag, FlagAudience, FlagRefused, FlagViewer } from "./flag.ts";

/** Places of a share: hundredths of a percent. */
const PLACES = 10_000;

/**
 * EL23: the place of a member in the order in which a flag reaches members, 0 to 9999: FNV-1a (draft-eastlake-fnv) with the last step of
 * MurmurHash3, so that every bit of the text moves the place.
 */
const placeOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % PLACES;
};

/** EL23: a greater share keeps those whom a smaller one has, and each flag has an order of its own. */
export const isInAudience = (
  { name, audience = {} }: Pick<Flag, "name" | "audience">,
  { id, country, locale, hasPremium }: FlagViewer,
): boolean =>
  placeOf(`${name} ${id}`) < ((audience.share ?? 100) * PLACES) / 100 &&
  (audience.countries === undefined || audience.countries.includes(country)) &&
  (audience.locales === undefined || audience.locales.includes(locale)) &&
  (audience.hasPremium === undefined || audience.hasPremium === hasPremium);

/** EL23: the flags that hold for a member. */
export const flagsFor = (flags: ReadonlyMap<string, Flag>, viewer: FlagViewer): ReadonlyMap<string, Flag> =>
  new Map([...flags].filter(([, flag]) => isInAudience(flag, viewer)));

export type AudienceRefused = {
  readonly _tag: "AudienceRefused";
  readonly field: "share" | "countries" | "locales";
};

const MOST_VALUES = 250;
const isList = (values: readonly string[] | undefined, form: RegExp): boolean =>
  values === undefined || (values.length > 0 && values.length <= MOST_VALUES && values.every((one) => form.test(one)));

/** EL23: an audience that says what it can mean. */
export const checkAudience = (audience: FlagAudience): Result<FlagAudience, AudienceRefused> => {
  const { share, countries, locales } = audience;
  const refused = (field: AudienceRefused["field"]) => err({ _tag: "AudienceRefused", field } as const);
  if (share !== undefined && !(share >= 0 && share <= 100)) return refused("share");
  if (!isList(countries, /^[A-Z]{2}$/)) return refused("countries");
  if (!isList(locales, /^[a-z]{2,3}(?:-[A-Z]{2})?$/)) return refused("locales");
  return ok(audience);
};

/** EL24: a flag by a name of letters, digits and marks, with a treatment of one word, for whom it can mean. */
export const checkFlag = (flag: Flag): Result<Flag, AudienceRefused | FlagRefused> => {
  if (!/^[\w{}.-]{1,100}$/.test(flag.name)) return err({ _tag: "FlagRefused", field: "name" });
  if (!/^[\w.-]{1,60}$/.test(flag.treatment)) return err({ _tag: "FlagRefused", field: "treatment" });
  const audience = checkAudience(flag.audience ?? {});
  return audience.ok ? ok({ ...flag, audience: audience.value }) : audience;
};
