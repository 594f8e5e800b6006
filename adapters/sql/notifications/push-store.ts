import type { DueDevice, PushDevice, PushStore, VapidKeys } from "@morsel/application/notifications/push-store";
import type { PushChoices } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { insertJobs } from "../jobs/job-rows.ts";

type Kept<A> = Omit<A, "choices" | "isAlive"> & { readonly choices: string };

const choicesOf = (text: string): PushChoices => JSON.parse(text) as PushChoices;

const keysIn = (sql: Sql): Effect.Effect<VapidKeys | undefined> =>
  Effect.map(
    sql<VapidKeys>`select public_key as "publicKey", private_key as "privateKey" from push_key where id = 1`,
    ([row]) => row,
  );

/** The private key lies beside the addresses that it serves: whoever reads the one reads the other. */
export const makeSqlPushStore = (sql: Sql): PushStore => ({
  keys: (fresh) =>
    Effect.gen(function* () {
      const known = yield* keysIn(sql);
      if (known !== undefined) return known;
      const made = fresh();
      yield* sql`
        insert into push_key (id, public_key, private_key) values (1, ${made.publicKey}, ${made.privateKey})
        on conflict do nothing`;
      return (yield* keysIn(sql)) ?? made;
    }),

  all: (member, now) =>
    Effect.map(
      sql<Kept<PushDevice>>`
        select d.session_id as "session", d.endpoint, d.p256dh, d.auth, d.choices, d.saved_at as "savedAt",
          s.last_seen_at as "usedAt"
        from push_device d join member_session s on s.member_id = d.member_id and s.id = d.session_id
        where d.member_id = ${member} and s.expires_at >= ${now} order by s.last_seen_at desc, d.session_id`,
      (rows) => rows.map((row) => ({ ...row, choices: choicesOf(row.choices) })),
    ),

  save: (member, { session, endpoint, p256dh, auth, choices, savedAt }, { plannedTo, dueAt = null }, most) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        yield* tx`delete from push_device where endpoint = ${endpoint}`;
        // The last used of those whose sessions are kept stay.
        yield* tx`
          delete from push_device where member_id = ${member} and (session_id = ${session} or session_id not in (
            select d.session_id from push_device d
              join member_session s on s.member_id = d.member_id and s.id = d.session_id
            where d.member_id = ${member} and d.session_id <> ${session}
            order by s.last_seen_at desc, d.session_id limit ${most - 1}))`;
        yield* tx`
          insert into push_device (member_id, session_id, endpoint, p256dh, auth, choices, saved_at, planned_to, due_at)
          values (${member}, ${session}, ${endpoint}, ${p256dh}, ${auth}, ${JSON.stringify(choices)}, ${savedAt},
            ${plannedTo}, ${dueAt})`;
      }),
    ),

  move: (member, session, { endpoint, p256dh, auth }) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const moved = yield* tx`
          update push_device set endpoint = ${endpoint}, p256dh = ${p256dh}, auth = ${auth}
          where member_id = ${member} and session_id = ${session} returning session_id`;
        if (moved.length === 0) return;
        yield* tx`
          delete from push_device
          where endpoint = ${endpoint} and not (member_id = ${member} and session_id = ${session})`;
      }),
    ),

  remove: (member, session) =>
    memberTransaction(sql, member, (tx) =>
      Effect.asVoid(tx`delete from push_device where member_id = ${member} and session_id = ${session}`),
    ),

  due: (now, limit) =>
    Effect.map(
      sql<Kept<DueDevice> & { readonly alive: string | null }>`
        select d.member_id as "member", d.session_id as "session", d.choices, d.saved_at as "savedAt",
          d.planned_to as "plannedTo", d.due_at as "dueAt", s.id as alive
        from push_device d
          left join member_session s on s.member_id = d.member_id and s.id = d.session_id and s.expires_at >= ${now}
        where d.due_at <= ${now} order by d.due_at limit ${limit}`,
      (rows) => rows.map(({ alive, ...row }) => ({ ...row, choices: choicesOf(row.choices), isAlive: alive !== null })),
    ),

  plan: ({ member, session, savedAt, dueAt }, next, jobs) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const planned = yield* tx`
          update push_device set planned_to = ${next.plannedTo}, due_at = ${next.dueAt ?? null}
          where member_id = ${member} and session_id = ${session} and saved_at = ${savedAt} and due_at = ${dueAt}
          returning session_id`;
        if (planned.length === 0) return false;
        yield* insertJobs(tx, jobs);
        return true;
      }),
    ),
});

/** W744: another time zone; the next look plans anew. A device without reminders has none to plan. */
export const planAnew = (tx: Sql, member: string): Effect.Effect<unknown> =>
  tx`update push_device set due_at = 0 where member_id = ${member} and due_at is not null`;
