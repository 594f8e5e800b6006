import { PHOTO_LIMITS, isPicture } from "@morsel/domain/measurements";
import type { Member, MemberId } from "@morsel/domain/identity";
import { visibleParts } from "@morsel/domain/privacy";
import {
  checkAbout,
  checkProfileReport,
  checkReportText,
  type AboutRefused,
  type Audience,
  type PictureSize,
  type ReportReason,
  type ReportRefused,
  type ReportsOneself,
} from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import { token } from "../platform/token.ts";
import type { PhotoEncoder, PhotoRefused } from "../progress-photos/photo-encoder.ts";
import type { ProfileNotFound, ProfileVersionConflict, StoredProfile } from "./profile-store.ts";
import { makeReadProfile, type ProfileReader, type ReadProfilePorts } from "./read-profile.ts";
import type { ShownProfile } from "./shown-profile.ts";

export type ProfilePorts = ReadProfilePorts & { readonly encoder: PhotoEncoder; readonly clock: Clock };

export type MemberPicture = { readonly username: string; readonly pictureAt: number };

const refused = (reason: PhotoRefused["reason"], max: number) =>
  Effect.fail<PhotoRefused>({ _tag: "PhotoRefused", reason, max });

/** All that can be done with profiles: W591, W592, W593, W594; of W629, which of them are private. */
export const makeProfileUseCases = (ports: ProfilePorts) => {
  const { profiles, encoder, clock, accounts } = ports;
  const { visible, shown } = makeReadProfile(ports);
  return {
    /** W590 */
    readProfile: (username: string, reader: ProfileReader): Effect.Effect<ShownProfile, ProfileNotFound> =>
      Effect.flatMap(visible(username, reader), (found) => shown(found, reader)),

    /** W629: the present name of a member whom the reader may know of, and whether the reader sees nothing else. */
    readName: (
      username: string,
      reader: ProfileReader,
    ): Effect.Effect<{ readonly username: string; readonly isPrivate: boolean }, ProfileNotFound> =>
      Effect.map(visible(username, reader), ({ member, parts }) => ({
        username: member.username,
        isPrivate: parts.length === 0,
      })),

    /** W593 */
    previewProfile: Effect.fn("PreviewProfile")(function* (member: Member, audience: Audience) {
      const { privacy } = yield* accounts.settings(member.id);
      const relation = audience === "friends" ? "friend" : "stranger";
      const parts = visibleParts(privacy, { relation, isBlocked: false });
      return yield* shown({ member, relation, parts }, undefined);
    }),

    /** W591 */
    readPicture: Effect.fn("ReadProfilePicture")(function* (
      username: string,
      size: PictureSize,
      reader: ProfileReader,
    ): Effect.fn.Return<Uint8Array, ProfileNotFound> {
      const { member, parts } = yield* visible(username, reader);
      const image = parts.includes("picture") ? yield* profiles.picture(member.id, size) : undefined;
      return image ?? (yield* Effect.fail<ProfileNotFound>({ _tag: "ProfileNotFound" }));
    }),

    /** W591: pictures that stand beside names in a list. */
    readPictures: (reader: MemberId, usernames: readonly string[]): Effect.Effect<readonly MemberPicture[]> =>
      Effect.map(profiles.pictured(reader, usernames), (found) =>
        found.flatMap(({ id, username, pictureAt, privacy, isFriend }) => {
          const relation = id === reader ? "self" : isFriend ? "friend" : "stranger";
          return visibleParts(privacy, { relation, isBlocked: false }).includes("picture")
            ? [{ username, pictureAt }]
            : [];
        }),
      ),

    readOwn: profiles.read,

    /** SO29, W594 */
    saveAbout: (
      member: MemberId,
      about: string,
      version: number,
    ): Effect.Effect<StoredProfile, AboutRefused | ProfileVersionConflict> =>
      Effect.flatMap(fromResult(checkAbout(about)), (text) => profiles.saveAbout(member, text, version)),

    /** W591: checks come first, before the picture costs anything. */
    putPicture: Effect.fn("PutProfilePicture")(function* (
      member: MemberId,
      file: Uint8Array,
    ): Effect.fn.Return<StoredProfile, PhotoRefused> {
      if (file.length > PHOTO_LIMITS.bytes) return yield* refused("bytes", PHOTO_LIMITS.bytes);
      if (!isPicture(file)) return yield* refused("picture", 0);
      const { images } = yield* encoder.encode(file);
      const pictures = { small: images.small, large: images.medium };
      return yield* profiles.putPicture(member, pictures, yield* clock.now);
    }),

    removePicture: (member: MemberId): Effect.Effect<StoredProfile> =>
      Effect.flatMap(clock.now, (now) => profiles.putPicture(member, undefined, now)),

    /** SO33, W592 */
    report: Effect.fn("ReportProfile")(function* (
      by: MemberId,
      report: {
        readonly id: string;
        readonly username: string;
        readonly reason: ReportReason;
        readonly text: string;
      },
    ): Effect.fn.Return<void, ProfileNotFound | ReportRefused | ReportsOneself> {
      const { member } = yield* visible(report.username, by);
      yield* fromResult(checkProfileReport(by, member.id));
      const text = yield* fromResult(checkReportText(report.text));
      const { id, reason } = report;
      yield* profiles.report(by, { id, about: member.id, reason, text, at: yield* clock.now });
    }),
  };
};

export type ProfileUseCases = ReturnType<typeof makeProfileUseCases>;
export const ProfileUseCases = token<ProfileUseCases>("ProfileUseCases");
