import type { SecondStepStore } from "@morsel/application/sign-in-methods/second-step-store";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { insertConsequences } from "../identity/consequence-rows.ts";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

const isThere = (rows: readonly unknown[]): boolean => rows.length > 0;

const putCodes = (tx: Sql, member: MemberId, codes: readonly string[]): Effect.Effect<void> =>
  Effect.gen(function* () {
    yield* tx`delete from member_recovery_code where member_id = ${member}`;
    for (const hash of codes) yield* tx`insert into member_recovery_code (member_id, hash) values (${member}, ${hash})`;
  });

type Row = { readonly secret: string; readonly confirmedAt: number | null; readonly code: string | null };

export const makeSqlSecondStepStore = (sql: Sql): SecondStepStore => ({
  of: (member) =>
    Effect.map(
      sql<Row>`
        select t.secret, t.confirmed_at as "confirmedAt", c.hash as "code"
        from member_totp t left join member_recovery_code c on c.member_id = t.member_id
        where t.member_id = ${member} order by c.hash`,
      ([first, ...more]) =>
        first && {
          secret: first.secret,
          ...(first.confirmedAt === null ? {} : { confirmedAt: first.confirmedAt }),
          codes: [first, ...more].flatMap(({ code }) => code ?? []),
        },
    ),

  propose: (member, secret) =>
    Effect.map(
      sql`
        insert into member_totp as t (member_id, secret, last_step) values (${member}, ${secret}, 0)
        on conflict (member_id) do update set secret = excluded.secret, last_step = 0 where t.confirmed_at is null
        returning member_id`,
      isThere,
    ),

  confirm: (member, secret, { at, step, codes }, after) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const confirmed = yield* tx`
          update member_totp set confirmed_at = ${at}, last_step = ${step}
          where member_id = ${member} and secret = ${secret} and confirmed_at is null returning member_id`;
        if (!isThere(confirmed)) return false;
        yield* putCodes(tx, member, codes);
        yield* insertConsequences(tx, member, after);
        return true;
      }),
    ),

  useStep: (member, step) =>
    Effect.map(
      sql`
        update member_totp set last_step = ${step}
        where member_id = ${member} and last_step < ${step} and confirmed_at is not null returning member_id`,
      isThere,
    ),

  useCode: (member, hash) =>
    Effect.map(
      sql`delete from member_recovery_code where member_id = ${member} and hash = ${hash} returning hash`,
      isThere,
    ),

  replaceCodes: (member, codes, after) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const [held] = yield* tx`select 1 from member_totp where member_id = ${member} and confirmed_at is not null`;
        if (held === undefined) return false;
        yield* putCodes(tx, member, codes);
        yield* insertConsequences(tx, member, after);
        return true;
      }),
    ),

  reseal: (member, before, now) =>
    Effect.asVoid(sql`update member_totp set secret = ${now} where member_id = ${member} and secret = ${before}`),

  remove: (member, after) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        yield* tx`delete from member_recovery_code where member_id = ${member}`;
        const [gone] = yield* tx<{ readonly confirmedAt: number | null }>`
          delete from member_totp where member_id = ${member} returning confirmed_at as "confirmedAt"`;
        if (gone !== undefined && gone.confirmedAt !== null) yield* insertConsequences(tx, member, after);
      }),
    ),
});
