import { isAdmin } from "../identity/index.ts";

/** SO3: who may read a diary. */
export type DiarySharing =
  | { readonly _tag: "Public" }
  | { readonly _tag: "Friends" }
  /** The hash is absent where only the owner's choice is shown. */
  | { readonly _tag: "Locked"; readonly keyHash?: string }
  | { readonly _tag: "Private" };

/** SO4: how close somebody is to the owner. */
export type Relation = "self" | "friend" | "stranger";

export type Reader = {
  readonly relation: Relation;
  /** Either has blocked the other. */
  readonly isBlocked: boolean;
  /** The reader gave the key of the diary. */
  readonly hasKey?: boolean | undefined;
};

/** SO3: one's own diary always; a blocked reader never; otherwise what the owner set. A locked diary without a key opens to nobody. */
export const mayReadDiary = (sharing: DiarySharing, reader: Reader): boolean => {
  if (reader.relation === "self") return true;
  if (reader.isBlocked) return false;
  if (sharing._tag === "Public") return true;
  if (sharing._tag === "Friends") return reader.relation === "friend";
  return sharing._tag === "Locked" && sharing.keyHash !== undefined && reader.hasKey === true;
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
