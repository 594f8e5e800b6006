import type { AppGrantNotFound, AppGrantStore, AppsAreFull, TokenPair } from "@morsel/application/tokens/app-store";
import {
  APP_GRANTS_LIMIT,
  type AppCode,
  type AppGrant,
  type AppGrantId,
  type AppRefresh,
  type AppRefused,
  type GrantRefused,
  type MemberId,
} from "@morsel/domain/identity";
import type { Result } from "@morsel/domain/result";
import * as Effect from "effect/Effect";
import { insertConsequences } from "../identity/consequence-rows.ts";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

type Row = Omit<AppGrant, "scopes" | "lastUsedAt"> & { readonly scopes: string; readonly lastUsedAt: number | null };
type CodeRow = Omit<AppCode, "scopes" | "isUsed"> & { readonly scopes: string; readonly isUsed: number };
type TokenRow = Omit<AppRefresh, "scopes" | "isUsed" | "isEnded"> & {
  readonly scopes: string;
  readonly isUsed: number;
  readonly isEnded: number;
};

const grantOf = ({ scopes, lastUsedAt, ...row }: Row): AppGrant => ({
  ...row,
  scopes: JSON.parse(scopes),
  ...(lastUsedAt === null ? {} : { lastUsedAt }),
});

const standing = (sql: Sql, member: MemberId, now: number): Effect.Effect<readonly AppGrant[]> =>
  Effect.map(
    sql<Row>`
      select id, app_id as app, name, scopes, audience, created_at as "createdAt", last_used_at as "lastUsedAt" from app_grant
      where member_id = ${member} and is_ended = 0 and ends_at > ${now} order by created_at desc, id desc`,
    (rows) => rows.map(grantOf),
  );

const codeOf = (sql: Sql, member: MemberId, hash: string): Effect.Effect<AppCode | undefined> =>
  Effect.map(
    sql<CodeRow>`
      select grant_id as "grant", app_id as app, name, redirect_uri as "redirectUri", challenge, scopes, audience,
        ends_at as "endsAt", is_used as "isUsed"
      from app_code where member_id = ${member} and hash = ${hash}`,
    ([row]) => row && { ...row, scopes: JSON.parse(row.scopes), isUsed: row.isUsed === 1 },
  );

const tokenOf = (
  sql: Sql,
  member: MemberId,
  hash: string,
  kinds: readonly number[],
): Effect.Effect<AppRefresh | undefined> =>
  Effect.map(
    sql<TokenRow & { readonly isRefresh: number }>`
      select t.grant_id as "grant", g.app_id as app, g.scopes as scopes, g.audience as audience, t.ends_at as "endsAt",
        t.is_used as "isUsed", g.is_ended as "isEnded", t.is_refresh as "isRefresh"
      from app_token t join app_grant g on g.member_id = t.member_id and g.id = t.grant_id
      where t.member_id = ${member} and t.hash = ${hash}`,
    ([row]) => {
      if (row === undefined || !kinds.includes(row.isRefresh)) return undefined;
      const { isRefresh: _, ...token } = row;
      return { ...token, scopes: JSON.parse(row.scopes), isUsed: row.isUsed === 1, isEnded: row.isEnded === 1 };
    },
  );

const insertPair = (tx: Sql, member: MemberId, grant: AppGrantId, { access, refresh }: TokenPair, now: number) =>
  Effect.gen(function* () {
    yield* tx`delete from app_token where member_id = ${member} and ends_at <= ${now}`;
    yield* tx`
      insert into app_token (member_id, hash, grant_id, is_refresh, ends_at, is_used) values
        (${member}, ${access.hash}, ${grant}, 0, ${access.endsAt}, 0), (${member}, ${refresh.hash}, ${grant}, 1, ${refresh.endsAt}, 0)`;
  });

const endGrant = (tx: Sql, member: MemberId, id: AppGrantId) =>
  tx`update app_grant set is_ended = 1 where member_id = ${member} and id = ${id}`;

const REFUSED: AppRefused = { _tag: "AppRefused", error: "invalid_grant" };

/** The end of a grant must land, although its caller is refused: so the refusal is told after the transaction. */
const judged = <A>(
  tx: Sql,
  member: MemberId,
  grant: AppGrantId | undefined,
  result: Result<A, GrantRefused>,
): Effect.Effect<Result<A, AppRefused>> => {
  if (result.ok) return Effect.succeed(result);
  const { error } = result;
  if (error._tag === "AppRefused") return Effect.succeed({ ok: false, error });
  const ended = grant === undefined ? Effect.void : endGrant(tx, member, grant);
  return Effect.as(ended, { ok: false, error: REFUSED });
};

const told = <A>(result: Effect.Effect<Result<A, AppRefused>>): Effect.Effect<A, AppRefused> =>
  Effect.flatMap(result, (one) => (one.ok ? Effect.succeed(one.value) : Effect.fail(one.error)));

export const makeSqlAppGrantStore = (sql: Sql): AppGrantStore => ({
  all: (member, now) => standing(sql, member, now),

  offer: (member, hash, code, now, after) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, AppsAreFull> {
        if ((yield* standing(tx, member, now)).length >= APP_GRANTS_LIMIT)
          return yield* Effect.fail({ _tag: "AppsAreFull" as const, limit: APP_GRANTS_LIMIT });
        yield* tx`delete from app_code where member_id = ${member} and ends_at <= ${now}`;
        yield* tx`
          insert into app_code (member_id, hash, grant_id, app_id, name, redirect_uri, challenge, scopes, audience, ends_at, is_used)
          values (${member}, ${hash}, ${code.grant}, ${code.app}, ${code.name}, ${code.redirectUri}, ${code.challenge},
            ${JSON.stringify(code.scopes)}, ${code.audience}, ${code.endsAt}, 0)`;
        yield* tx`update app set let_in_at = ${now} where id = ${code.app}`;
        yield* insertConsequences(tx, member, after);
      }),
    ),

  redeem: (member, hash, judge, pair, now) =>
    told(
      memberTransaction(sql, member, (tx) =>
        Effect.gen(function* () {
          const known = yield* codeOf(tx, member, hash);
          const result = yield* judged(tx, member, known?.grant, judge(known));
          if (!result.ok) return result;
          const code = result.value;
          yield* tx`update app_code set is_used = 1 where member_id = ${member} and hash = ${hash}`;
          yield* tx`
            insert into app_grant (member_id, id, app_id, name, scopes, audience, created_at, last_used_at, ends_at, is_ended)
            values (${member}, ${code.grant}, ${code.app}, ${code.name}, ${JSON.stringify(code.scopes)}, ${code.audience},
              ${now}, ${null}, ${pair.refresh.endsAt}, 0)`;
          yield* insertPair(tx, member, code.grant, pair, now);
          return result;
        }),
      ),
    ),

  renew: (member, hash, judge, pair, now) =>
    told(
      memberTransaction(sql, member, (tx) =>
        Effect.gen(function* () {
          const known = yield* tokenOf(tx, member, hash, [1]);
          const result = yield* judged(tx, member, known?.grant, judge(known));
          if (!result.ok) return result;
          const { grant } = result.value;
          yield* tx`update app_token set is_used = 1 where member_id = ${member} and hash = ${hash}`;
          yield* tx`update app_grant set ends_at = ${pair.refresh.endsAt} where member_id = ${member} and id = ${grant}`;
          yield* insertPair(tx, member, grant, pair, now);
          return result;
        }),
      ),
    ),

  byAccess: (member, hash, now) =>
    Effect.map(
      sql<Row>`
        select g.id as id, g.app_id as app, g.name as name, g.scopes as scopes, g.audience as audience,
          g.created_at as "createdAt", g.last_used_at as "lastUsedAt"
        from app_token t join app_grant g on g.member_id = t.member_id and g.id = t.grant_id
        where t.member_id = ${member} and t.hash = ${hash} and t.is_refresh = 0 and t.ends_at > ${now} and g.is_ended = 0`,
      ([row]) => row && grantOf(row),
    ),

  used: (member, id, at) =>
    Effect.asVoid(sql`update app_grant set last_used_at = ${at} where member_id = ${member} and id = ${id}`),

  grantOf: (member, hash) => tokenOf(sql, member, hash, [0, 1]),

  end: (member, id, now) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<readonly AppGrant[], AppGrantNotFound> {
        const known = yield* tx`select id from app_grant where member_id = ${member} and id = ${id}`;
        if (known.length === 0) return yield* Effect.fail({ _tag: "AppGrantNotFound" as const, id });
        yield* endGrant(tx, member, id);
        return yield* standing(tx, member, now);
      }),
    ),
});
