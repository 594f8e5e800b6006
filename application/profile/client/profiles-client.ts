import type { Audience, PictureSize, ReportReason, ReportsOneself } from "@morsel/domain/social";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal, TooManyTries } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { PhotoRefused } from "../../progress-photos/photo-encoder.ts";
import type { ProfileNotFound, ProfileVersionConflict, StoredProfile } from "../profile-store.ts";
import type { ShownProfile } from "../shown-profile.ts";
import type { MemberPicture } from "../use-cases.ts";

export type ProfileReportRequest = {
  readonly id: string;
  readonly username: string;
  readonly reason: ReportReason;
  readonly text: string;
};

/** Profiles as a page sees them. */
export interface ProfilesClient {
  readonly profile: (
    username: string,
  ) => Effect.Effect<ShownProfile, ProfileNotFound | TooManyTries | RetryableRefusal>;
  readonly pictures: (usernames: readonly string[]) => Effect.Effect<readonly MemberPicture[], RetryableRefusal>;
  readonly pictureSource: (picture: MemberPicture, size: PictureSize) => string;
  readonly own: Effect.Effect<StoredProfile, RetryableRefusal>;
  readonly preview: (audience: Audience) => Effect.Effect<ShownProfile, RetryableRefusal>;
  readonly saveAbout: (
    about: string,
    version: number,
  ) => Effect.Effect<StoredProfile, FieldRefused | ProfileVersionConflict | RetryableRefusal>;
  readonly putPicture: (
    file: Uint8Array,
  ) => Effect.Effect<StoredProfile, PhotoRefused | TooManyTries | RetryableRefusal>;
  readonly removePicture: Effect.Effect<StoredProfile, RetryableRefusal>;
  readonly report: (
    report: ProfileReportRequest,
  ) => Effect.Effect<void, FieldRefused | ProfileNotFound | ReportsOneself | TooManyTries | RetryableRefusal>;
}

export const ProfilesClient = token<ProfilesClient>("ProfilesClient");
