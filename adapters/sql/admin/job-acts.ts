import type { AdminStore, JobQueue } from "@morsel/application/admin/admin-store";
import type { DeadJob } from "@morsel/application/jobs/job-store";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { audited } from "./audit-rows.ts";

/** W536 */
export const makeJobActs = (
  sql: Sql,
): Pick<AdminStore, "queue" | "deadJobs" | "hasDeadJob" | "retryJob" | "removeJob"> => ({
  queue: Effect.suspend(
    () =>
      sql<JobQueue>`
        select kind, count(*) as waiting, min(due_at) as "nextAt" from job where died_at is null group by kind order by kind`,
  ),

  deadJobs: ({ limit, after = { at: Number.MAX_SAFE_INTEGER, id: "" } }) =>
    sql<DeadJob>`
      select id, kind, attempt as tries, code, died_at as "diedAt" from job
      where died_at is not null and (died_at, id) < (${after.at}, ${after.id})
      order by died_at desc, id desc limit ${limit}`,

  hasDeadJob: (job) =>
    Effect.map(sql`select 1 from job where id = ${job} and died_at is not null`, ({ length }) => length > 0),

  retryJob: (job, entry) =>
    sql.transaction((tx) =>
      audited(
        tx,
        entry,
        tx`
          update job set died_at = null, code = null, attempt = 0, due_at = ${entry.at}
          where id = ${job} and died_at is not null`,
      ),
    ),

  removeJob: (job, entry) =>
    sql.transaction((tx) => audited(tx, entry, tx`delete from job where id = ${job} and died_at is not null`)),
});
