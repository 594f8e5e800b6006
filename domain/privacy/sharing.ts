import { isAdmin } from "../identity/index.ts";

/** SO3: who may read a diary. */
export type DiarySharing =
  | { readonly _tag: "Public" }
  | { readonly _tag: "Friends" }
  | { readonly _tag: "Locked"; readonly key: string }
  | { readonly _tag: "Private" };

/** SO4: how close somebody is to the owner. */
export type Relation = "self" | "friend" | "stranger";

export type Reader = {
  readonly relation: Relation;
  /** Either has blocked the other. */
  readonly isBlocked: boolean;
  /** The key that the reader gave, where there is one. */
  readonly key?: string | undefined;
};

/**
 * SO3: one's own diary always; a blocked reader never; otherwise what the owner set. A diary locked with an empty key opens to nobody.
 * Whether two keys are equal is asked of the caller's `isSameKey`, which takes the same time for all wrong ones.
 */
export const mayReadDiary = (
  sharing: DiarySharing,
  reader: Reader,
  isSameKey: (given: string, key: string) => boolean = (given, key) => given === key,
): boolean => {
  if (reader.relation === "self") return true;
  if (reader.isBlocked) return false;
  if (sharing._tag === "Public") return true;
  if (sharing._tag === "Friends") return reader.relation === "friend";
  return (
    sharing._tag === "Locked" && sharing.key !== "" && reader.key !== undefined && isSameKey(reader.key, sharing.key)
  );
};

/** SO5: the parts of a profile, each visible to everyone, to friends or to nobody. */
export const PROFILE_PARTS = [
  "picture",
  "about",
  "location",
  "age",
  "goals",
  "weight",
  "streak",
  "friends",
  "news_feed",
  "last_login",
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];
export type Visibility = "everyone" | "friends" | "nobody";
export type ProfilePrivacy = Readonly<Record<ProfilePart, Visibility>>;

/** SO5: what a new member shows: nothing of the body to strangers, weight to nobody. */
export const DEFAULT_PRIVACY: ProfilePrivacy = {
  picture: "everyone",
  about: "everyone",
  location: "friends",
  age: "friends",
  goals: "friends",
  weight: "nobody",
  streak: "friends",
  friends: "friends",
  news_feed: "friends",
  last_login: "friends",
};

/** SO5, SO6: the parts that a reader sees; the name alone, that is none, when blocked. */
export const visibleParts = (privacy: ProfilePrivacy, { relation, isBlocked }: Reader): readonly ProfilePart[] => {
  if (relation === "self") return PROFILE_PARTS;
  if (isBlocked) return [];
  return PROFILE_PARTS.filter(
    (part) => privacy[part] === "everyone" || (relation === "friend" && privacy[part] === "friends"),
  );
};

/** SO7: moderators are the admins; they read what is reported, not what is private. */
export const isModerator = (roles: readonly string[] | undefined): boolean => isAdmin(roles);
