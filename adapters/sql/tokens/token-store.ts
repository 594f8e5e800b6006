import type { ApiTokenExists, ApiTokensAreFull, TokenStore } from "@morsel/application/tokens/token-store";
import { API_TOKENS_LIMIT, type ApiToken, type ApiTokenId, type MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { insertConsequences } from "../identity/consequence-rows.ts";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

type Row = Pick<ApiToken, "id" | "name" | "createdAt"> & {
  readonly scopes: string;
  readonly lastUsedAt: number | null;
};

const tokenOf = ({ scopes, lastUsedAt, ...row }: Row): ApiToken => ({
  ...row,
  scopes: JSON.parse(scopes),
  ...(lastUsedAt === null ? {} : { lastUsedAt }),
});

const standing = (sql: Sql, member: MemberId): Effect.Effect<readonly ApiToken[]> =>
  Effect.map(
    sql<Row>`
      select id, name, scopes, created_at as "createdAt", last_used_at as "lastUsedAt" from api_token
      where member_id = ${member} and is_revoked = 0 order by created_at desc, id desc`,
    (rows) => rows.map(tokenOf),
  );

const isKnown = (sql: Sql, member: MemberId, id: ApiTokenId): Effect.Effect<boolean> =>
  Effect.map(sql`select id from api_token where member_id = ${member} and id = ${id}`, (rows) => rows.length > 0);

export const makeSqlTokenStore = (sql: Sql): TokenStore => ({
  all: (member) => standing(sql, member),

  add: (member, made, hash, after) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, ApiTokenExists | ApiTokensAreFull> {
        if (yield* isKnown(tx, member, made.id))
          return yield* Effect.fail({ _tag: "ApiTokenExists" as const, id: made.id });
        if ((yield* standing(tx, member)).length >= API_TOKENS_LIMIT)
          return yield* Effect.fail({ _tag: "ApiTokensAreFull" as const, limit: API_TOKENS_LIMIT });
        yield* tx`
          insert into api_token (member_id, id, name, scopes, hash, created_at, last_used_at, is_revoked)
          values (${member}, ${made.id}, ${made.name}, ${JSON.stringify(made.scopes)}, ${hash}, ${made.createdAt}, ${null}, 0)`;
        yield* insertConsequences(tx, member, after);
      }),
    ),

  byHash: (member, hash) =>
    Effect.map(
      sql<Row>`
        select id, name, scopes, created_at as "createdAt", last_used_at as "lastUsedAt" from api_token
        where member_id = ${member} and hash = ${hash} and is_revoked = 0`,
      ([row]) => row && tokenOf(row),
    ),

  used: (member, id, at) =>
    Effect.asVoid(sql`update api_token set last_used_at = ${at} where member_id = ${member} and id = ${id}`),

  revoke: (member, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        if (!(yield* isKnown(tx, member, id))) return yield* Effect.fail({ _tag: "ApiTokenNotFound" as const, id });
        yield* tx`update api_token set is_revoked = 1 where member_id = ${member} and id = ${id}`;
        return yield* standing(tx, member);
      }),
    ),
});
