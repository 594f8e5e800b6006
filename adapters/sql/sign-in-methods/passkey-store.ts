import type { Passkey, PasskeyStore } from "@morsel/application/sign-in-methods/passkey-store";
import * as Effect from "effect/Effect";
import { insertConsequences } from "../identity/consequence-rows.ts";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { signInMethodsOf } from "../identity/sign-in-methods-of.ts";

type Row = Pick<Passkey, "id" | "publicKey" | "counter" | "createdAt"> & {
  readonly transports: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly lastUsedAt: number | null;
};

const passkeyOf = ({ transports, browser, system, lastUsedAt, ...row }: Row): Passkey => ({
  ...row,
  transports: transports === "" ? [] : transports.split(" "),
  ...(browser === null ? {} : { browser }),
  ...(system === null ? {} : { system }),
  ...(lastUsedAt === null ? {} : { lastUsedAt }),
});

export const makeSqlPasskeyStore = (sql: Sql): PasskeyStore => ({
  all: (member) =>
    Effect.map(
      sql<Row>`
        select id, public_key as "publicKey", counter, transports, browser, system, created_at as "createdAt",
          last_used_at as "lastUsedAt"
        from member_passkey where member_id = ${member} order by created_at desc, id`,
      (rows) => rows.map(passkeyOf),
    ),

  find: (member, id) =>
    Effect.map(
      sql<Row>`
        select id, public_key as "publicKey", counter, transports, browser, system, created_at as "createdAt",
          last_used_at as "lastUsedAt"
        from member_passkey where member_id = ${member} and id = ${id}`,
      ([row]) => row && passkeyOf(row),
    ),

  add: (member, passkey, most, after) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const { passkeys } = yield* signInMethodsOf(tx, member);
        if (passkeys >= most) return false;
        const made = yield* tx`
          insert into member_passkey (member_id, id, public_key, counter, transports, browser, system, created_at)
          values (${member}, ${passkey.id}, ${passkey.publicKey}, ${passkey.counter}, ${passkey.transports.join(" ")},
            ${passkey.browser ?? null}, ${passkey.system ?? null}, ${passkey.createdAt})
          on conflict do nothing returning id`;
        if (made.length === 0) return false;
        yield* insertConsequences(tx, member, after);
        return true;
      }),
    ),

  used: (member, id, { counter, at }) =>
    Effect.map(
      sql`
        update member_passkey set counter = ${counter}, last_used_at = ${at}
        where member_id = ${member} and id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))
        returning id`,
      (rows) => rows.length > 0,
    ),

  methods: (member) => signInMethodsOf(sql, member),

  remove: (member, id, mayRemove, after) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const [held] = yield* tx`select 1 from member_passkey where member_id = ${member} and id = ${id}`;
        if (held === undefined) return "unknown" as const;
        if (!mayRemove(yield* signInMethodsOf(tx, member))) return "refused" as const;
        yield* tx`delete from member_passkey where member_id = ${member} and id = ${id}`;
        yield* insertConsequences(tx, member, after);
        return "removed" as const;
      }),
    ),

  useChallenge: (member, hash, expiresAt, now) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        yield* tx`delete from used_challenge where member_id = ${member} and expires_at < ${now}`;
        const made = yield* tx`
          insert into used_challenge (member_id, hash, expires_at) values (${member}, ${hash}, ${expiresAt})
          on conflict do nothing returning hash`;
        return made.length > 0;
      }),
    ),
});
