import type { ContactTopic, ReceivedMessage } from "@morsel/domain/contact";
import type { ContactStore } from "@morsel/application/contact/contact-store";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { insertJobs } from "../jobs/job-rows.ts";

type Row = Omit<ReceivedMessage, "member" | "topic"> & { readonly topic: string; readonly member: string | null };

const messageOf = ({ member, topic, ...row }: Row): ReceivedMessage => ({
  ...row,
  topic: topic as ContactTopic,
  member: member === null ? undefined : (member as MemberId),
});

/** Behind every instant: the first page has nothing before it. */
const AFTER_THE_LAST = { receivedAt: Number.MAX_SAFE_INTEGER, id: "" };

export const makeSqlContactStore = (sql: Sql): ContactStore => ({
  keep: ({ id, receivedAt, email, topic, text, locale, member }, jobs) =>
    sql.transaction((tx) =>
      Effect.gen(function* () {
        const kept = yield* tx`
          insert into contact_message (id, received_at, email, topic, message, locale, member_id)
          values (${id}, ${receivedAt}, ${email}, ${topic}, ${text}, ${locale}, ${member ?? null})
          on conflict (id) do nothing returning id`;
        if (kept.length > 0) yield* insertJobs(tx, jobs);
      }),
    ),

  byId: (id) =>
    Effect.map(
      sql<Row>`
        select id, received_at as "receivedAt", email, topic, message as "text", locale, member_id as "member"
        from contact_message where id = ${id}`,
      ([row]) => row && messageOf(row),
    ),

  newest: ({ limit, after = AFTER_THE_LAST }) =>
    Effect.map(
      sql<Row>`
        select id, received_at as "receivedAt", email, topic, message as "text", locale, member_id as "member"
        from contact_message where (received_at, id) < (${after.receivedAt}, ${after.id})
        order by received_at desc, id desc limit ${limit}`,
      (rows) => rows.map(messageOf),
    ),

  ofMember: (member, { limit, after = AFTER_THE_LAST }) =>
    Effect.map(
      sql<Row>`
        select id, received_at as "receivedAt", email, topic, message as "text", locale, member_id as "member"
        from contact_message where member_id = ${member} and (received_at, id) < (${after.receivedAt}, ${after.id})
        order by received_at desc, id desc limit ${limit}`,
      (rows) => rows.map(messageOf),
    ),
});
