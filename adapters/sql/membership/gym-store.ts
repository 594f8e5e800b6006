import type { GymLink, GymStore } from "@morsel/application/membership/gym/gym-store";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { refreshMember } from "./premium-rows.ts";

export const makeSqlGymStore = (sql: Sql): GymStore => ({
  link: ({ id, member, membership, until }, at) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const taken = yield* tx`
          select 1 from premium_subscription
          where provider = 'partner_gym' and customer = ${membership} and member_id <> ${member}`;
        if (taken.length > 0) return false;
        yield* tx`
          delete from premium_subscription where member_id = ${member} and provider = 'partner_gym' and id <> ${id}`;
        // The first of two members who link it at once has it.
        const kept = yield* tx`
          insert into premium_subscription (member_id, id, provider, customer, entitled_until, created_at)
          values (${member}, ${id}, 'partner_gym', ${membership}, ${until}, ${at})
          on conflict do nothing returning id`;
        const changed = yield* tx`
          update premium_subscription set entitled_until = ${until}
          where member_id = ${member} and id = ${id} and provider = 'partner_gym' returning id`;
        yield* refreshMember(tx, member, false);
        return kept.length > 0 || changed.length > 0;
      }),
    ),
  unlink: (member, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const gone = yield* tx`
          delete from premium_subscription
          where member_id = ${member} and id = ${id} and provider = 'partner_gym' returning id`;
        yield* refreshMember(tx, member, false);
        return gone.length > 0;
      }),
    ),
  extend: (member, id, until) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        yield* tx`
          update premium_subscription set entitled_until = ${until}
          where member_id = ${member} and id = ${id} and provider = 'partner_gym'`;
        yield* refreshMember(tx, member, false);
      }),
    ),
  linksOf: (member) => sql<GymLink>`
    select id, member_id as member, customer as membership, entitled_until as until
    from premium_subscription where member_id = ${member} and provider = 'partner_gym'`,
  links: (after, limit) => sql<GymLink>`
    select id, member_id as member, customer as membership, entitled_until as until
    from premium_subscription where provider = 'partner_gym' and customer is not null and id > ${after}
    order by id limit ${limit}`,
});
