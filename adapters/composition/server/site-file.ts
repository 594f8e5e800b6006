import { type Flag } from "@morsel/domain/eligibility";
import type { MeasuringSettings } from "@morsel/domain/analytics";
import type { PremiumSettings } from "@morsel/domain/membership";
import {
  isAdSource,
  isAppLinks,
  isFollowList,
  isHttpsAddress,
  isOutsideForum,
  MOST_FOLLOW_LINKS,
} from "@morsel/domain/site-settings";
import { PREMIUM_ACCEPTED, premiumIn } from "./premium-settings.ts";
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from "../../http-server/platform/site-of.ts";

/** The operator's settings of the pages. */
export type SiteFile = {
  readonly settings: SiteSettings;
  readonly flags: readonly Flag[];
  /** Absent: premium is as it ships. */
  readonly premium?: PremiumSettings;
  /** SS1: names of the settings that the file says. */
  readonly inFile?: readonly string[];
};
export type SiteFileRefused = { readonly _tag: "SiteFileRefused"; readonly reasons: readonly string[] };

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const FORUM_ACCEPTED =
  '{"base": "https://…", "clientId": "…"}: an address without a slash at its end, and up to 60 letters, digits, dots and dashes';

const isHeader = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9-]{1,60}$/.test(value);

const NAMES = [
  "blog",
  "forum",
  "follow",
  "download",
  "ads",
  "adScript",
  "analytics",
  "cmp",
  "countryHeader",
  "stateHeader",
  "flags",
  "premium",
];

const MEASURING = ["dataLayer", "firstParty", "google", "matomo"];
const isSwitch = (value: unknown): boolean => value === undefined || typeof value === "boolean";

const isMatomo = (value: unknown): boolean =>
  value === undefined ||
  (isObject(value) &&
    isHttpsAddress(value["origin"]) &&
    new URL(value["origin"]).origin === value["origin"] &&
    typeof value["site"] === "string" &&
    /^\d{1,9}$/.test(value["site"]));

/** `true` is the data layer alone. */
const measuringIn = (value: unknown): MeasuringSettings | undefined => {
  if (typeof value === "boolean") return value ? { dataLayer: true } : {};
  if (!isObject(value) || Object.keys(value).some((name) => !MEASURING.includes(name))) return undefined;
  const { dataLayer, firstParty, google, matomo } = value;
  const isGoogle = google === undefined || (typeof google === "string" && /^G-[A-Z0-9]{4,20}$/.test(google));
  return isSwitch(dataLayer) && isSwitch(firstParty) && isGoogle && isMatomo(matomo)
    ? (value as MeasuringSettings)
    : undefined;
};

/** Twelve bits each, as the consent string has them. */
const isTwelveBits = (value: unknown): boolean => Number.isInteger(value) && Number(value) <= 4095;
const isCmp = (value: unknown): boolean =>
  isObject(value) &&
  isTwelveBits(value["id"]) &&
  isTwelveBits(value["version"]) &&
  Number(value["id"]) >= 2 &&
  Number(value["version"]) >= 1;

const ANALYTICS_ACCEPTED =
  'true, false, or an object of "dataLayer" and "firstParty" (true or false), "google" (such as "G-ABC123") and "matomo" ({"origin": "https://…", "site": "1"})';

const flagsIn = (value: unknown): readonly Flag[] | undefined => {
  if (!isObject(value)) return undefined;
  const flags = Object.entries(value).map(([name, flag]): Flag | undefined =>
    isObject(flag) && typeof flag["treatment"] === "string"
      ? { name, treatment: flag["treatment"], config: flag["config"] ?? null }
      : undefined,
  );
  return flags.some((flag) => flag === undefined) ? undefined : flags.filter((flag) => flag !== undefined);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A text that is not JSON is refused below with a sentence of its own.
    return undefined;
  }
};

const namesIn = (prefix: string, value: unknown): readonly string[] =>
  isObject(value) ? Object.keys(value).map((name) => `${prefix}${name}`) : [];

/** SS1: what the file says, by the names of settings. */
const namesOf = ({ premium, ...file }: Fields): readonly string[] => [
  ...namesIn("", file),
  ...namesIn("premium.", premium),
  ...(isObject(premium) ? namesIn("price.", premium["prices"]) : []),
];

/** `text` is the file's; every wrong value is named at once. */
export const readSiteFile = (text: string, hasProxies: boolean): SiteFile | SiteFileRefused => {
  const reasons: string[] = [];
  const file = parsed(text);
  if (!isObject(file))
    return { _tag: "SiteFileRefused", reasons: ["MORSEL_SITE must name a file with a JSON object."] };
  const read = <A>(name: string, otherwise: A, is: (value: unknown) => boolean, accepted: string): A => {
    const value = file[name];
    if (value === undefined) return otherwise;
    if (is(value)) return value as A;
    reasons.push(`"${name}" in the file of MORSEL_SITE must be ${accepted}.`);
    return otherwise;
  };
  const usual = DEFAULT_SITE_SETTINGS;
  const isMeasuring = (value: unknown): boolean => measuringIn(value) !== undefined;
  const isFlags = (value: unknown): boolean => flagsIn(value) !== undefined;
  const https = "an address that begins with https://";
  const settings: SiteSettings = {
    blog: read("blog", usual.blog, isHttpsAddress, https),
    forum: read("forum", usual.forum, isOutsideForum, FORUM_ACCEPTED),
    follow: read(
      "follow",
      usual.follow,
      isFollowList,
      `a list of at most ${MOST_FOLLOW_LINKS} addresses that begin with https://`,
    ),
    download: read("download", usual.download, isAppLinks, 'two addresses, "authenticated" and "unauthenticated"'),
    ads: read("ads", usual.ads, isAdSource, '"off", "house" or "network"'),
    adScript: read("adScript", usual.adScript, isHttpsAddress, https),
    measuring: measuringIn(read("analytics", false, isMeasuring, ANALYTICS_ACCEPTED)) ?? {},
    cmp: read("cmp", usual.cmp, isCmp, 'an object with "id" and "version", whole numbers to 4095, the first from 2'),
    countryHeader: read("countryHeader", usual.countryHeader, isHeader, "the name of a header in lower case"),
    stateHeader: read("stateHeader", usual.stateHeader, isHeader, "the name of a header in lower case"),
    believesHeaders: hasProxies,
  };
  const flags = read("flags", {}, isFlags, 'an object of flags, each with a "treatment"');
  const isPremium = (value: unknown): boolean => premiumIn(value) !== undefined;
  const premium = premiumIn(read("premium", undefined, isPremium, PREMIUM_ACCEPTED));
  if (settings.ads === "network" && settings.adScript === undefined)
    reasons.push('"ads" is "network" in the file of MORSEL_SITE, and "adScript" does not name its script.');
  for (const name of Object.keys(file))
    if (!NAMES.includes(name))
      reasons.push(`"${name}" in the file of MORSEL_SITE is no setting; there are ${NAMES.join(", ")}.`);
  return reasons.length === 0
    ? { settings, flags: flagsIn(flags) ?? [], inFile: namesOf(file), ...(premium === undefined ? {} : { premium }) }
    : { _tag: "SiteFileRefused", reasons };
};
