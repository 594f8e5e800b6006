import { isAppAddress, isHttpsAddress } from "./addresses.ts";

/** The two addresses that lead to the app: one for members, one for visitors. */
export type AppLinks = { readonly authenticated: string; readonly unauthenticated: string };

/** Off, our own notices, or those of a network whose script the operator names. */
export const AD_SOURCES = ["off", "house", "network"] as const;
export type AdSource = (typeof AD_SOURCES)[number];

/** NA9: `base` is an address with https and without trailing slash. */
export type OutsideForum = { readonly base: string; readonly clientId: string };

/** The operator's settings of pages that may change while the server runs; `adScript` is the configuration's alone. */
export type PageSettings = {
  readonly blog: string;
  readonly forum?: OutsideForum | undefined;
  readonly follow: readonly string[];
  readonly download: AppLinks | undefined;
  readonly ads: AdSource;
  readonly adScript: string | undefined;
};

/** SS2 */
export const MOST_FOLLOW_LINKS = 8;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** SS2 */
export const isOutsideForum = (value: unknown): value is OutsideForum =>
  isObject(value) &&
  isHttpsAddress(value["base"]) &&
  !/[/?#]$|[?#]/.test(value["base"]) &&
  typeof value["clientId"] === "string" &&
  /^[\w.-]{1,60}$/.test(value["clientId"]);

/** SS2 */
export const isAppLinks = (value: unknown): value is AppLinks =>
  isObject(value) && isAppAddress(value["authenticated"]) && isAppAddress(value["unauthenticated"]);

/** SS2 */
export const isFollowList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_FOLLOW_LINKS && value.every((one) => isHttpsAddress(one));

export const isAdSource = (value: unknown): value is AdSource => AD_SOURCES.some((source) => source === value);
