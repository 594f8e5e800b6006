import type { Flag } from "@morsel/application/eligibility/flag-store";
import type { AdSource, AppLinks } from "@morsel/application/platform/site";
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from "../../http-server/pages/site-of.ts";

/** What the operator's file of settings says, or what in it cannot be taken. */
export type SiteFile = { readonly settings: SiteSettings; readonly flags: readonly Flag[] };
export type SiteFileRefused = { readonly _tag: "SiteFileRefused"; readonly reasons: readonly string[] };

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isHttps = (value: unknown): value is string =>
  typeof value === "string" && URL.canParse(value) && new URL(value).protocol === "https:";

/** The app's own scheme is taken too; one that runs something in a page is not. */
const isAppLink = (value: unknown): value is string =>
  typeof value === "string" &&
  URL.canParse(value) &&
  !["javascript:", "data:", "vbscript:", "file:", "blob:"].includes(new URL(value).protocol);

const isAppLinks = (value: unknown): value is AppLinks =>
  isObject(value) && isAppLink(value["authenticated"]) && isAppLink(value["unauthenticated"]);

const isHeader = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9-]{1,60}$/.test(value);

const ADS: readonly AdSource[] = ["off", "house", "network"];
const MOST_LINKS = 8;
const NAMES = ["blog", "follow", "download", "ads", "adScript", "analytics", "countryHeader", "stateHeader", "flags"];

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
    // What is no JSON is refused below with a sentence of its own.
    return undefined;
  }
};

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
  const isFollow = (value: unknown): boolean =>
    Array.isArray(value) && value.length <= MOST_LINKS && value.every(isHttps);
  const isSource = (value: unknown): boolean => ADS.some((source) => source === value);
  const isFlags = (value: unknown): boolean => flagsIn(value) !== undefined;
  const https = "an address that begins with https://";
  const settings: SiteSettings = {
    blog: read("blog", usual.blog, isHttps, https),
    follow: read(
      "follow",
      usual.follow,
      isFollow,
      `a list of at most ${MOST_LINKS} addresses that begin with https://`,
    ),
    download: read("download", usual.download, isAppLinks, 'two addresses, "authenticated" and "unauthenticated"'),
    ads: read("ads", usual.ads, isSource, '"off", "house" or "network"'),
    adScript: read("adScript", usual.adScript, isHttps, https),
    hasAnalytics: read("analytics", false, (value) => typeof value === "boolean", "true or false"),
    countryHeader: read("countryHeader", usual.countryHeader, isHeader, "the name of a header in lower case"),
    stateHeader: read("stateHeader", usual.stateHeader, isHeader, "the name of a header in lower case"),
    believesHeaders: hasProxies,
  };
  const flags = read("flags", {}, isFlags, 'an object of flags, each with a "treatment"');
  if (settings.ads === "network" && settings.adScript === undefined)
    reasons.push('"ads" is "network" in the file of MORSEL_SITE, and "adScript" does not name its script.');
  for (const name of Object.keys(file))
    if (!NAMES.includes(name))
      reasons.push(`"${name}" in the file of MORSEL_SITE is no setting; there are ${NAMES.join(", ")}.`);
  return reasons.length === 0 ? { settings, flags: flagsIn(flags) ?? [] } : { _tag: "SiteFileRefused", reasons };
};
