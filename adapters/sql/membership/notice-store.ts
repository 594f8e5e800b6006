import type {
  EndedPremium,
  EndingTrial,
  NoticeStore,
  PremiumNotice,
} from "@morsel/application/membership/notices/notice-store";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { insertJobs } from "../jobs/job-rows.ts";

type TrialRow = Omit<EndingTrial, "state"> & { readonly state: string };

/** ME26: within the transaction of what caused it, once. */
export const insertNotices = (tx: Sql, member: MemberId, notices: readonly PremiumNotice[] = []): Effect.Effect<void> =>
  Effect.forEach(
    notices,
    ({ key, mail }) =>
      Effect.gen(function* () {
        const first = yield* tx`
          insert into premium_notice (member_id, notice) values (${member}, ${key}) on conflict do nothing returning notice`;
        if (first.length > 0) yield* insertJobs(tx, [mail]);
      }),
    { discard: true },
  );

export const makeSqlNoticeStore = (sql: Sql): NoticeStore => ({
  tell: (member, notice) => memberTransaction(sql, member, (tx) => insertNotices(tx, member, [notice])),
  trialsEnding: (now, until, limit) =>
    Effect.map(
      sql<TrialRow>`
        select s.member_id as member, s.id, s.state from premium_subscription s
        where s.entitled_until > ${now} and s.entitled_until <= ${until} and s.state is not null
          and not exists (
            select 1 from premium_notice n where n.member_id = s.member_id and n.notice = 'trial ' || s.id)
        order by s.entitled_until, s.member_id, s.id limit ${limit}`,
      (rows) => rows.map(({ state, ...row }) => ({ ...row, state: JSON.parse(state) })),
    ),
  premiumEnded: (from, now, limit) => sql<EndedPremium>`
    select m.id as member, m.premium_until as until from member m
    where m.premium_until > 0 and m.premium_until > ${from} and m.premium_until <= ${now} and m.gym_until <= ${now}
      and not exists (
        select 1 from premium_notice n where n.member_id = m.id and n.notice = 'ended ' || m.premium_until)
    order by m.premium_until, m.id limit ${limit}`,
});
