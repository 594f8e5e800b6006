import type { Migration } from "./migration.ts";

/** Progress photos, each picture in a row of its own, so that a list reads none of them. */
export const progressPhotos: Migration = {
  version: 15,
  name: "progress photos",
  statements: ({ text, integer, bytes }) => [
    `create table progress_photo (
      member_id ${text} not null,
      id ${text} not null,
      date ${text} not null,
      time ${text} not null,
      width ${integer} not null,
      height ${integer} not null,
      bytes ${integer} not null,
      deleted_at ${integer},
      primary key (member_id, id)
    )`,
    `create index progress_photo_moment on progress_photo (member_id, date, time, id) where deleted_at is null`,
    `create index progress_photo_deleted on progress_photo (deleted_at) where deleted_at is not null`,
    `create table progress_photo_image (
      member_id ${text} not null,
      photo_id ${text} not null,
      size ${text} not null,
      image ${bytes} not null,
      primary key (member_id, photo_id, size)
    )`,
  ],
};
