import type { CoachGrant, CoachGrantNotFound, CoachStore, TooManyCoaches } from "@morsel/application/coach/coach-store";
import { fromResult } from "@morsel/application/platform/from-result";
import type { MemberId } from "@morsel/domain/identity";
import { acceptCoachLink, COACHES_LIMIT, type CoachLinkRefused, type CoachScope } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import { twoMembersTransaction } from "../engine/members-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { blockedBetween } from "../social/relation-rows.ts";
import { makeLookRows } from "./look-rows.ts";

type GrantRow = Omit<CoachGrant, "scopes" | "coach" | "username"> & {
  readonly scopes: string;
  readonly coach: MemberId | null;
  readonly username: string | null;
};

const grantOf = ({ scopes, coach, username, ...row }: GrantRow): CoachGrant => ({
  ...row,
  scopes: scopes.split(" ") as readonly string[] as readonly CoachScope[],
  ...(coach === null ? {} : { coach }),
  ...(username === null ? {} : { username }),
});

const given = (sql: Sql, client: MemberId, now: number): Effect.Effect<readonly CoachGrant[]> =>
  Effect.map(
    sql<GrantRow>`
      select g.id, g.member_id as "client", g.code_hash as "codeHash", g.coach_id as "coach", g.scopes,
        g.created_at as "createdAt", g.link_expires_at as "linkExpiresAt", g.expires_at as "expiresAt", m.username
      from coach_grant g left join member m on m.id = g.coach_id
      where g.member_id = ${client} and g.ended_at is null and g.expires_at > ${now}
        and (g.coach_id is not null or g.link_expires_at > ${now})
      order by g.created_at desc, g.id desc`,
    (rows) => rows.map(grantOf),
  );

const byCode = (sql: Sql, codeHash: string, now: number): Effect.Effect<CoachGrant | undefined> =>
  Effect.map(
    sql<GrantRow>`
      select g.id, g.member_id as "client", g.code_hash as "codeHash", g.coach_id as "coach", g.scopes,
        g.created_at as "createdAt", g.link_expires_at as "linkExpiresAt", g.expires_at as "expiresAt", m.username
      from coach_grant g join member m on m.id = g.member_id
      where g.code_hash = ${codeHash} and g.ended_at is null and g.expires_at > ${now}
        and (g.coach_id is not null or g.link_expires_at > ${now})`,
    ([row]) => (row === undefined ? undefined : grantOf(row)),
  );

const received = (sql: Sql, coach: MemberId, now: number): Effect.Effect<readonly CoachGrant[]> =>
  Effect.map(
    sql<GrantRow>`
      select g.id, g.member_id as "client", g.code_hash as "codeHash", g.coach_id as "coach", g.scopes,
        g.created_at as "createdAt", g.link_expires_at as "linkExpiresAt", g.expires_at as "expiresAt", m.username
      from coach_grant g join member m on m.id = g.member_id
      where g.coach_id = ${coach} and g.ended_at is null and g.expires_at > ${now}
      order by g.created_at desc, g.id desc`,
    (rows) => rows.map(grantOf),
  );

/** W493: a block ends the grants between the two. */
export const endGrantsBetween = (tx: Sql, one: MemberId, other: MemberId): Effect.Effect<void> =>
  Effect.gen(function* () {
    yield* tx`update coach_grant set ended_at = 0 where member_id = ${one} and coach_id = ${other} and ended_at is null`;
    yield* tx`update coach_grant set ended_at = 0 where member_id = ${other} and coach_id = ${one} and ended_at is null`;
  });

export const makeSqlCoachStore = (sql: Sql): CoachStore => ({
  ...makeLookRows(sql),

  create: ({ id, client, codeHash, scopes, createdAt, linkExpiresAt, expiresAt }) =>
    memberTransaction(sql, client, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, TooManyCoaches> {
        const known = yield* tx`select 1 from coach_grant where member_id = ${client} and id = ${id}`;
        if (known.length > 0) return;
        if ((yield* given(tx, client, createdAt)).length >= COACHES_LIMIT)
          return yield* Effect.fail<TooManyCoaches>({ _tag: "TooManyCoaches", limit: COACHES_LIMIT });
        yield* tx`
          insert into coach_grant (member_id, id, code_hash, scopes, created_at, link_expires_at, expires_at)
          values (${client}, ${id}, ${codeHash}, ${scopes.join(" ")}, ${createdAt}, ${linkExpiresAt}, ${expiresAt})`;
      }),
    ),

  given: (client, now) => given(sql, client, now),
  received: (coach, now, client) =>
    Effect.map(received(sql, coach, now), (grants) =>
      client === undefined ? grants : grants.filter((grant) => grant.client === client),
    ),
  byCode: (codeHash, now) => byCode(sql, codeHash, now),

  accept: (coach, codeHash, now) =>
    Effect.gen(function* () {
      const read = yield* byCode(sql, codeHash, now);
      if (read === undefined) return yield* Effect.fail<CoachLinkRefused>({ _tag: "CoachLinkNotFound" });
      return yield* twoMembersTransaction(sql, coach, read.client, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, CoachLinkRefused> {
          const found = yield* byCode(tx, codeHash, now);
          if (found === undefined) return yield* Effect.fail<CoachLinkRefused>({ _tag: "CoachLinkNotFound" });
          const step = yield* fromResult(
            acceptCoachLink(
              {
                client: found.client,
                coach: found.coach,
                linkExpiresAt: found.linkExpiresAt,
                isRevoked: false,
                isBlocked: yield* blockedBetween(tx, coach, found.client),
                clients: (yield* received(tx, coach, now)).length,
              },
              coach,
              now,
            ),
          );
          if (step === "bind")
            yield* tx`update coach_grant set coach_id = ${coach} where member_id = ${found.client} and id = ${found.id}`;
        }),
      );
    }),

  end: (member, id, now) =>
    Effect.gen(function* (): Effect.fn.Return<void, CoachGrantNotFound> {
      const rows = yield* sql`
        select 1 from coach_grant where id = ${id} and (member_id = ${member} or coach_id = ${member})`;
      if (rows.length === 0) return yield* Effect.fail<CoachGrantNotFound>({ _tag: "CoachGrantNotFound" });
      yield* sql`
        update coach_grant set ended_at = ${now}
        where id = ${id} and (member_id = ${member} or coach_id = ${member}) and ended_at is null`;
    }),

  leave: (member) => Effect.asVoid(sql`delete from coach_grant where coach_id = ${member}`),
});
