import type { MembershipStore } from "@morsel/application/membership/membership-store";
import type { MemberId } from "@morsel/domain/identity";
import { monthsAfter, refuseCode, type CodeRefused, type PremiumCode } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { refreshMember } from "./premium-rows.ts";

const findCode = (sql: Sql, code: string): Effect.Effect<PremiumCode | undefined> =>
  Effect.map(
    sql<PremiumCode>`
      select code, gives, months, good_until as "until", uses, most from premium_code where code = ${code}`,
    ([row]) => row,
  );

const wasRedeemed = (sql: Sql, member: MemberId, code: string): Effect.Effect<boolean> =>
  Effect.map(
    sql`select 1 from premium_redemption where member_id = ${member} and code = ${code}`,
    (rows) => rows.length > 0,
  );

/** ME13, ME22 */
export const makeCodeRows = (sql: Sql): Pick<MembershipStore, "code" | "saveCode" | "wasRedeemed" | "redeem"> => ({
  code: (code) => findCode(sql, code),
  saveCode: ({ code, gives, months, until, uses, most }) =>
    Effect.asVoid(sql`
      insert into premium_code (code, gives, months, good_until, uses, most)
      values (${code}, ${gives}, ${months}, ${until}, ${uses}, ${most})
      on conflict (code) do update set gives = excluded.gives, months = excluded.months,
        good_until = excluded.good_until, most = excluded.most`),
  wasRedeemed: (member, code) => wasRedeemed(sql, member, code),

  redeem: (member, code, now) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<number, CodeRefused> {
        const found = yield* findCode(tx, code);
        const wasUsed = yield* wasRedeemed(tx, member, code);
        const reason = refuseCode(found, { now, wasUsed, hasSubscription: false });
        if (reason !== undefined || found === undefined)
          return yield* Effect.fail<CodeRefused>(reason ?? { _tag: "CodeRefused", reason: "unknown" });
        // Counts one member where several redeem the last use at once.
        const counted = yield* tx`
          update premium_code set uses = uses + 1 where code = ${code} and uses < most returning code`;
        if (counted.length === 0) return yield* Effect.fail<CodeRefused>({ _tag: "CodeRefused", reason: "used_up" });
        yield* tx`insert into premium_redemption (member_id, code, used_at) values (${member}, ${code}, ${now})`;
        const [had] = yield* tx<{ readonly until: number }>`
          select premium_until as "until" from member where id = ${member}`;
        if (found.gives === "discount") return had?.until ?? 0;
        const until = monthsAfter(Math.max(now, had?.until ?? 0), found.months);
        yield* tx`
          insert into premium_subscription (member_id, id, provider, entitled_until, created_at)
          values (${member}, ${`code ${code}`}, 'code', ${until}, ${now})`;
        yield* refreshMember(tx, member, false);
        return until;
      }),
    ),
});
