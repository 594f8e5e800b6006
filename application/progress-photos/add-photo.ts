import type { CalendarDate, TimeOfDay } from "@morsel/domain/calendar";
import type { Member } from "@morsel/domain/identity";
import { PHOTO_LIMITS, type PhotoId, type ProgressPhoto, isPicture } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import { checkDay } from "../measurements/log-measurements.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import type { PhotoEncoder, PhotoRefused } from "./photo-encoder.ts";
import type { PhotosAreFull, PhotoStore } from "./photo-store.ts";

export type AddPhoto = (request: {
  readonly member: Member;
  readonly id: PhotoId;
  readonly file: Uint8Array;
  /** The member's today when absent. */
  readonly date?: CalendarDate;
  readonly time?: TimeOfDay;
}) => Effect.Effect<ProgressPhoto, FieldRefused | PhotoRefused | PhotosAreFull>;

export type PhotoPorts = {
  readonly photos: PhotoStore;
  readonly encoder: PhotoEncoder;
  readonly today: MemberToday;
};

const refused = (reason: PhotoRefused["reason"], max: number) =>
  Effect.fail<PhotoRefused>({ _tag: "PhotoRefused", reason, max });

/** W110–W112: what is refused is refused before it costs anything; the picture is drawn anew before it is kept. */
export const makeAddPhoto = (ports: PhotoPorts): AddPhoto =>
  Effect.fn("AddPhoto")(function* ({ member, id, file, date, time }) {
    const known = yield* ports.photos.byId(member.id, id);
    if (known !== undefined) return known;
    const today = yield* ports.today(member);
    yield* checkDay(member, today, date ?? today);
    if (file.length > PHOTO_LIMITS.bytes) return yield* refused("bytes", PHOTO_LIMITS.bytes);
    if (!isPicture(file)) return yield* refused("picture", 0);
    const { width, height, images } = yield* ports.encoder.encode(file);
    const photo = { id, date: date ?? today, ...(time === undefined ? {} : { time }), width, height };
    return yield* ports.photos.add(member.id, photo, images);
  });
