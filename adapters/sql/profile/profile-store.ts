import type {
  PicturedMember,
  ProfileStore,
  ProfileVersionConflict,
  ReportedProfile,
  StoredProfile,
} from "@morsel/application/profile/profile-store";
import { readAccountSettings } from "@morsel/domain/account";
import { usernameKey, type MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { insertReport, isReported, reportsOf } from "../social/report-rows.ts";

type ProfileRow = { readonly about: string; readonly pictureAt: number | null; readonly version: number };
type PicturedRow = Omit<PicturedMember, "privacy" | "isFriend"> & {
  readonly settings: string | null;
  readonly friend: MemberId | null;
};

const NOTHING: StoredProfile = { about: "", version: 0 };

const profileOf = ({ about, pictureAt, version }: ProfileRow): StoredProfile => ({
  about,
  ...(pictureAt === null ? {} : { pictureAt }),
  version,
});

const stored = (sql: Sql, member: MemberId): Effect.Effect<StoredProfile> =>
  Effect.map(
    sql<ProfileRow>`select about, picture_at as "pictureAt", version from profile where member_id = ${member}`,
    ([row]) => (row === undefined ? NOTHING : profileOf(row)),
  );

const put = (tx: Sql, member: MemberId, next: StoredProfile): Effect.Effect<StoredProfile> =>
  Effect.as(
    tx`
      insert into profile (member_id, about, picture_at, version)
      values (${member}, ${next.about}, ${next.pictureAt ?? null}, ${next.version})
      on conflict (member_id) do update
        set about = excluded.about, picture_at = excluded.picture_at, version = excluded.version`,
    next,
  );

/** SO31: the name leads to the member who gave it up last. */
export const keepFormerName = (tx: Sql, member: MemberId, former: string, at: number): Effect.Effect<unknown> => tx`
  insert into former_username (member_id, username_key, given_up_at) values (${member}, ${former}, ${at})
  on conflict (member_id, username_key) do update set given_up_at = excluded.given_up_at`;

export const makeSqlProfileStore = (sql: Sql): ProfileStore => ({
  read: (member) => stored(sql, member),

  saveAbout: (member, about, version) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<StoredProfile, ProfileVersionConflict> {
        const current = yield* stored(tx, member);
        if (current.about === about) return current;
        if (current.version !== version)
          return yield* Effect.fail<ProfileVersionConflict>({ _tag: "ProfileVersionConflict", current });
        return yield* put(tx, member, { ...current, about, version: version + 1 });
      }),
    ),

  putPicture: (member, pictures, at) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const { pictureAt: _before, ...current } = yield* stored(tx, member);
        yield* tx`delete from profile_picture where member_id = ${member}`;
        if (pictures === undefined) return yield* put(tx, member, current);
        for (const size of ["small", "large"] as const)
          yield* tx`insert into profile_picture (member_id, size, image) values (${member}, ${size}, ${pictures[size]})`;
        return yield* put(tx, member, { ...current, pictureAt: at });
      }),
    ),

  picture: (member, size) =>
    Effect.map(
      sql<{ readonly image: Uint8Array }>`
        select image from profile_picture where member_id = ${member} and size = ${size}`,
      ([row]) => row?.image,
    ),

  pictured: (reader, usernames) =>
    usernames.length === 0
      ? Effect.succeed([])
      : Effect.map(
          sql<PicturedRow>`
            select m.id, m.username, p.picture_at as "pictureAt", s.settings, f.friend_id as "friend"
            from member m join profile p on p.member_id = m.id
              left join account_settings s on s.member_id = m.id
              left join friend f on f.member_id = ${reader} and f.friend_id = m.id
            where m.username_key in ${usernames.map(usernameKey)} and p.picture_at is not null
              and m.suspended_at is null and m.erase_at is null
              and not exists (select 1 from member_block b where b.member_id = ${reader} and b.blocked_id = m.id)
              and not exists (select 1 from member_block b where b.member_id = m.id and b.blocked_id = ${reader})`,
          (rows) =>
            rows.map(({ settings, friend, ...row }) => ({
              ...row,
              isFriend: friend !== null,
              privacy: readAccountSettings(settings === null ? {} : JSON.parse(settings)).privacy,
            })),
        ),

  friendsOf: (member, reader = "" as MemberId, limit) =>
    Effect.map(
      sql<{ readonly username: string; readonly total: number }>`
        select m.username, count(*) over () as "total"
        from friend f join member m on m.id = f.friend_id
        where f.member_id = ${member} and m.suspended_at is null and m.erase_at is null
          and not exists (select 1 from member_block b where b.member_id = ${reader} and b.blocked_id = m.id)
          and not exists (select 1 from member_block b where b.member_id = m.id and b.blocked_id = ${reader})
        order by f.since desc, m.username limit ${limit}`,
      (rows) => ({ total: rows[0]?.total ?? 0, usernames: rows.map(({ username }) => username) }),
    ),

  formerOwner: (username) =>
    Effect.map(
      sql<{ readonly id: MemberId }>`
        select member_id as "id" from former_username where username_key = ${usernameKey(username)}
        order by given_up_at desc limit 1`,
      ([row]) => row?.id,
    ),

  report: (by, { id, about, reason, text, at }) =>
    memberTransaction(sql, by, (tx) =>
      Effect.gen(function* () {
        if (yield* isReported(tx, by, id)) return;
        const [named] = yield* tx<{ readonly username: string }>`select username from member where id = ${about}`;
        const profile = yield* stored(tx, about);
        const reported: ReportedProfile = { username: named?.username ?? "", about: profile.about };
        yield* insertReport(tx, { id, kind: "profile", thing: about, by, about, reason, text, reported, at });
      }),
    ),

  reports: (limit) => reportsOf(sql, "profile", limit),
});
