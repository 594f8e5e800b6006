import type { DeadJob, JobCounts, JobStore } from "@morsel/application/jobs/job-store";
import type { Job } from "@morsel/application/platform/job";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { insertJobs } from "./job-rows.ts";

type JobRow = Omit<Job, "payload" | "member"> & { readonly payload: string; readonly member: MemberId | null };

const jobOf = ({ payload, member, ...row }: JobRow): Job => ({
  ...row,
  payload: JSON.parse(payload),
  ...(member === null ? {} : { member }),
});

const one = (rows: readonly unknown[]): boolean => rows.length === 1;

/** Several processes that look at once see the same first jobs: each tries the next when one was taken before it. */
const CANDIDATES = 8;

export const makeSqlJobStore = (sql: Sql): JobStore => ({
  add: (jobs) => sql.transaction((tx) => insertJobs(tx, jobs)),

  take: (leaseSeconds, now) =>
    Effect.gen(function* () {
      const candidates = yield* sql<JobRow>`
        select id, kind, payload, member_id as member, due_at as "dueAt", attempt, turn
        from job where died_at is null and due_at <= ${now} and kind in ${[...leaseSeconds.keys()]}
        order by due_at, id limit ${CANDIDATES}`;
      for (const row of candidates) {
        const dueAgain = now + (leaseSeconds.get(row.kind) ?? 0) * 1000;
        const taken = yield* sql<{ readonly id: string }>`
          update job set due_at = ${dueAgain}, attempt = attempt + 1, turn = turn + 1
          where id = ${row.id} and turn = ${row.turn} and due_at = ${row.dueAt} and died_at is null
          returning id`;
        if (one(taken)) return { ...jobOf(row), attempt: row.attempt + 1, turn: row.turn + 1 };
      }
      return undefined;
    }),

  finish: ({ id, turn }) =>
    Effect.map(
      sql<{
        readonly id: string;
      }>`delete from job where id = ${id} and turn = ${turn} and died_at is null returning id`,
      one,
    ),

  postpone: ({ id, turn }, dueAt, attempt) =>
    Effect.map(
      sql<{ readonly id: string }>`
        update job set due_at = ${dueAt}, attempt = ${attempt}
        where id = ${id} and turn = ${turn} and died_at is null returning id`,
      one,
    ),

  bury: ({ id, turn }, code, now) =>
    Effect.map(
      sql<{ readonly id: string }>`
        update job set died_at = ${now}, code = ${code}
        where id = ${id} and turn = ${turn} and died_at is null returning id`,
      one,
    ),

  dead: (limit) =>
    sql<DeadJob>`
      select id, kind, attempt as tries, code, died_at as "diedAt"
      from job where died_at is not null order by died_at desc, id desc limit ${limit}`,

  forgetDead: (before) =>
    Effect.map(
      sql<{ readonly id: string }>`delete from job where died_at is not null and died_at < ${before} returning id`,
      (gone) => gone.length,
    ),

  count: (now) =>
    Effect.map(
      sql<JobCounts>`
        select cast(coalesce(sum(case when died_at is null and due_at > ${now} then 1 else 0 end), 0) as integer) as waiting,
               cast(coalesce(sum(case when died_at is null and due_at <= ${now} then 1 else 0 end), 0) as integer) as due,
               cast(coalesce(sum(case when died_at is not null then 1 else 0 end), 0) as integer) as dead
        from job`,
      ([counts]) => counts ?? { waiting: 0, due: 0, dead: 0 },
    ),

  waitingOf: (member) =>
    Effect.map(
      sql<JobRow>`
        select id, kind, payload, member_id as member, due_at as "dueAt", attempt, turn
        from job where member_id = ${member} and died_at is null order by due_at, id`,
      (rows) => rows.map(jobOf),
    ),
});
