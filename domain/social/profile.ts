import { visibleParts, type ProfilePart, type ProfilePrivacy, type Relation } from "../privacy/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { plainText } from "../text/index.ts";

/** SO29: characters of the text about a member. */
export const ABOUT_MAX = 1000;
export type AboutRefused = { readonly _tag: "AboutRefused"; readonly max: number };

/** SO29: an empty text is none. */
export const checkAbout = (given: string): Result<string, AboutRefused> => {
  const text = given.trim() === "" ? "" : plainText(given, ABOUT_MAX);
  return text === undefined ? err({ _tag: "AboutRefused", max: ABOUT_MAX }) : ok(text);
};

/** `small` stands beside a name, `large` on the profile. */
export const PICTURE_SIZES = ["small", "large"] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Audiences of a profile other than its member. */
export const AUDIENCES = ["everyone", "friends"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** SO32 */
export const PROFILE_FRIENDS = 24;

/** Facts about a member and a reader of their profile. */
export type ProfileFacts = {
  readonly privacy: ProfilePrivacy;
  readonly relation: Relation;
  readonly isBlocked: boolean;
  readonly isSuspended: boolean;
  readonly isLeaving: boolean;
};

/** SO5, SO6, SO30: the parts that a reader sees; undefined where the reader is told that there is no such member. */
export const profilePartsFor = (facts: ProfileFacts): readonly ProfilePart[] | undefined => {
  const { privacy, relation, isBlocked, isSuspended, isLeaving } = facts;
  if (relation !== "self" && (isBlocked || isSuspended || isLeaving)) return undefined;
  return visibleParts(privacy, { relation, isBlocked });
};

export type ReportsOneself = { readonly _tag: "ReportsOneself" };

/** SO33 */
export const checkProfileReport = (by: string, about: string): Result<string, ReportsOneself> =>
  by === about ? err({ _tag: "ReportsOneself" }) : ok(about);
