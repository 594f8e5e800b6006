import type {
  PhotoImages,
  PhotoNotFound,
  PhotosAreFull,
  PhotoStore,
} from "@morsel/application/progress-photos/photo-store";
import type { MemberId } from "@morsel/domain/identity";
import { PHOTO_LIMITS, type PhotoId, type PhotoSize, type ProgressPhoto } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

/** No time is kept as an empty text, which sorts before all times. */
type Row = Omit<ProgressPhoto, "time"> & { readonly time: NonNullable<ProgressPhoto["time"]> | "" };
type Stored = { readonly photo: ProgressPhoto; readonly isDeleted: boolean };

/** Sorts behind every date: the first page has nothing before it. */
const BEFORE_THE_FIRST = { date: "~", time: "", id: "" };

const photoOf = ({ id, date, time, width, height }: Row): ProgressPhoto => ({
  id,
  date,
  ...(time === "" ? {} : { time }),
  width,
  height,
});

const notFound = (id: PhotoId) => Effect.fail<PhotoNotFound>({ _tag: "PhotoNotFound", id });

const stored = (sql: Sql, member: MemberId, id: PhotoId): Effect.Effect<Stored | undefined> =>
  Effect.map(
    sql<Row & { readonly deletedAt: number | null }>`
      select id, date, time, width, height, deleted_at as "deletedAt"
      from progress_photo where member_id = ${member} and id = ${id}`,
    ([row]) => row && { photo: photoOf(row), isDeleted: row.deletedAt !== null },
  );

/** M15, W115 */
const makeRoom = (sql: Sql, member: MemberId, more: number): Effect.Effect<void, PhotosAreFull> =>
  Effect.flatMap(
    sql<{ readonly count: number; readonly bytes: number }>`
      select count(*) as count, coalesce(sum(bytes), 0) as bytes from progress_photo where member_id = ${member}`,
    ([kept = { count: 0, bytes: 0 }]) =>
      kept.count < PHOTO_LIMITS.photos && kept.bytes + more <= PHOTO_LIMITS.keptBytes
        ? Effect.void
        : Effect.fail({ _tag: "PhotosAreFull" as const, limit: PHOTO_LIMITS.photos }),
  );

const insert = (
  sql: Sql,
  member: MemberId,
  { id, date, time, width, height }: ProgressPhoto,
  images: PhotoImages,
  bytes: number,
): Effect.Effect<void> =>
  Effect.gen(function* () {
    yield* sql`
      insert into progress_photo (member_id, id, date, time, width, height, bytes)
      values (${member}, ${id}, ${date}, ${time ?? ""}, ${width}, ${height}, ${bytes})`;
    for (const size of ["small", "medium", "large"] as const satisfies readonly PhotoSize[])
      yield* sql`
        insert into progress_photo_image (member_id, photo_id, size, image)
        values (${member}, ${id}, ${size}, ${images[size]})`;
  });

export const makeSqlPhotoStore = (sql: Sql): PhotoStore => ({
  page: (member, { limit, after }) => {
    const { date, time = "", id } = after ?? BEFORE_THE_FIRST;
    return Effect.map(
      sql<Row>`
        select id, date, time, width, height from progress_photo
        where member_id = ${member} and deleted_at is null and (date, time, id) < (${date}, ${time}, ${id})
        order by date desc, time desc, id desc limit ${limit}`,
      (rows) => rows.map(photoOf),
    );
  },

  byId: (member, id) =>
    Effect.map(stored(sql, member, id), (known) => (known?.isDeleted === false ? known.photo : undefined)),

  image: (member, id, size) =>
    Effect.map(
      sql<{ readonly image: Uint8Array }>`
        select i.image from progress_photo p join progress_photo_image i on i.member_id = p.member_id and i.photo_id = p.id
        where p.member_id = ${member} and p.id = ${id} and p.deleted_at is null and i.size = ${size}`,
      ([row]) => row?.image,
    ),

  add: (member, photo, images) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<ProgressPhoto, PhotosAreFull> {
        const known = yield* stored(tx, member, photo.id);
        if (known !== undefined) {
          if (known.isDeleted)
            yield* tx`update progress_photo set deleted_at = ${null} where member_id = ${member} and id = ${photo.id}`;
          return known.photo;
        }
        const bytes = images.small.length + images.medium.length + images.large.length;
        yield* makeRoom(tx, member, bytes);
        yield* insert(tx, member, photo, images, bytes);
        return photo;
      }),
    ),

  remove: (member, id, now) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const known = yield* stored(tx, member, id);
        if (known === undefined) return yield* notFound(id);
        yield* tx`
          update progress_photo set deleted_at = ${now}
          where member_id = ${member} and id = ${id} and deleted_at is null`;
        return known.photo;
      }),
    ),

  restore: (member, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const known = yield* stored(tx, member, id);
        if (known === undefined) return yield* notFound(id);
        yield* tx`update progress_photo set deleted_at = ${null} where member_id = ${member} and id = ${id}`;
        return known.photo;
      }),
    ),

  // W114
  erase: (before, limit) =>
    sql.transaction((tx) =>
      Effect.gen(function* () {
        const over = yield* tx<{ readonly memberId: MemberId; readonly id: PhotoId }>`
          select member_id as "memberId", id from progress_photo where deleted_at < ${before}
          order by deleted_at limit ${limit}`;
        for (const { memberId, id } of over) {
          // One that was brought back meanwhile keeps its pictures.
          const gone = yield* tx`
            delete from progress_photo where member_id = ${memberId} and id = ${id} and deleted_at < ${before}
            returning id`;
          if (gone.length > 0)
            yield* tx`delete from progress_photo_image where member_id = ${memberId} and photo_id = ${id}`;
        }
        return over.length;
      }),
    ),
});
