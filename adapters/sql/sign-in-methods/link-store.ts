import type { LinkStore } from "@morsel/application/sign-in-methods/link-store";
import type { ProviderLink } from "@morsel/application/identity/provider-account";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { insertConsequences } from "../identity/consequence-rows.ts";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { signInMethodsOf } from "../identity/sign-in-methods-of.ts";

export const makeSqlLinkStore = (sql: Sql): LinkStore => ({
  all: (member) => sql<ProviderLink>`
    select provider, subject, linked_at as "linkedAt" from member_link where member_id = ${member} order by provider`,

  memberOf: (provider, subject) =>
    Effect.map(
      sql<{ readonly member: MemberId }>`
        select member_id as "member" from member_link where provider = ${provider} and subject = ${subject}`,
      ([row]) => row?.member,
    ),

  add: (member, { provider, subject, linkedAt }, after) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const made = yield* tx`
          insert into member_link (member_id, provider, subject, linked_at)
          values (${member}, ${provider}, ${subject}, ${linkedAt}) on conflict do nothing returning provider`;
        if (made.length > 0) {
          yield* insertConsequences(tx, member, after);
          return true;
        }
        const held = yield* tx`
          select 1 from member_link where member_id = ${member} and provider = ${provider} and subject = ${subject}`;
        return held.length > 0;
      }),
    ),

  remove: (member, provider, mayRemove, after) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const [held] = yield* tx`select 1 from member_link where member_id = ${member} and provider = ${provider}`;
        if (held === undefined) return "unknown" as const;
        if (!mayRemove(yield* signInMethodsOf(tx, member))) return "refused" as const;
        yield* tx`delete from member_link where member_id = ${member} and provider = ${provider}`;
        yield* insertConsequences(tx, member, after);
        return "removed" as const;
      }),
    ),
});
