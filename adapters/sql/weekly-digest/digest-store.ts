import type { DigestStore } from "@morsel/application/weekly-digest/digest-store";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { insertJobs } from "../jobs/job-rows.ts";

export const makeSqlDigestStore = (sql: Sql): DigestStore => ({
  send: (member, week, { mail, next }) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const noted = yield* tx`
          insert into weekly_digest as sent (member_id, week) values (${member}, ${week})
          on conflict (member_id) do update set week = excluded.week where sent.week < excluded.week
          returning week`;
        const isFirst = noted.length > 0;
        yield* insertJobs(tx, isFirst ? [...mail, next] : [next]);
        return isFirst;
      }),
    ),
});
