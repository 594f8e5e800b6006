import type { MemberId } from "@morsel/domain/identity";
import type { ProfilePrivacy } from "@morsel/domain/privacy";
import type { PictureSize, ReportReason } from "@morsel/domain/social";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { ContentReport } from "../social/content-report.ts";

/** No member has this name, or the reader is not to know of them. */
export type ProfileNotFound = { readonly _tag: "ProfileNotFound" };
/** The text about a member changed elsewhere since it was read; nothing was saved. */
export type ProfileVersionConflict = { readonly _tag: "ProfileVersionConflict"; readonly current: StoredProfile };

export type StoredProfile = {
  readonly about: string;
  /** When the picture was kept; absent where there is none. */
  readonly pictureAt?: number;
  readonly version: number;
};

export type ProfilePictures = { readonly [Size in PictureSize]: Uint8Array };

/** A member with a picture, and what decides whether a reader sees it. */
export type PicturedMember = {
  readonly id: MemberId;
  readonly username: string;
  readonly pictureAt: number;
  readonly privacy: ProfilePrivacy;
  readonly isFriend: boolean;
};

export type ProfileReport = {
  readonly id: string;
  readonly about: MemberId;
  readonly reason: ReportReason;
  readonly text: string;
  readonly at: number;
};
export type ReportedProfile = { readonly username: string; readonly about: string };

/** Every answered write is durable. */
export interface ProfileStore {
  readonly read: (member: MemberId) => Effect.Effect<StoredProfile>;
  /** `version` is the one that was read. The same text again changes nothing. */
  readonly saveAbout: (
    member: MemberId,
    about: string,
    version: number,
  ) => Effect.Effect<StoredProfile, ProfileVersionConflict>;
  /** In the place of the one before; undefined takes it away. */
  readonly putPicture: (
    member: MemberId,
    pictures: ProfilePictures | undefined,
    at: number,
  ) => Effect.Effect<StoredProfile>;
  readonly picture: (member: MemberId, size: PictureSize) => Effect.Effect<Uint8Array | undefined>;
  /** Names that have a picture, without members between whom and the reader there is a block (SO8). */
  readonly pictured: (reader: MemberId, usernames: readonly string[]) => Effect.Effect<readonly PicturedMember[]>;
  /** SO32: the newest friends of a member first, without those between whom and the reader there is a block. */
  readonly friendsOf: (
    member: MemberId,
    reader: MemberId | undefined,
    limit: number,
  ) => Effect.Effect<{ readonly total: number; readonly usernames: readonly string[] }>;
  /** SO31 */
  readonly formerOwner: (username: string) => Effect.Effect<MemberId | undefined>;
  /** W592: once for each id. */
  readonly report: (by: MemberId, report: ProfileReport) => Effect.Effect<void>;
  /** For the moderators: the oldest first. */
  readonly reports: (limit: number) => Effect.Effect<readonly ContentReport<ReportedProfile>[]>;
}

export const ProfileStore = token<ProfileStore>("ProfileStore");
