import type { MessageNotFound, MessageStore } from "@morsel/application/messages/message-store";
import { fromResult } from "@morsel/application/platform/from-result";
import { checkRecipient, messageKey, type RecipientUnknown, type WritesToOneself } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import { twoMembersTransaction } from "../engine/members-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { addNotifications } from "../notifications/notification-rows.ts";
import { blockedBetween } from "../social/relation-rows.ts";
import { insertReport, isReported, reportsOf } from "../social/report-rows.ts";
import { makeDraftRows } from "./draft-rows.ts";
import { folderPage, messageById, threadPage } from "./message-rows.ts";

export const makeSqlMessageStore = (sql: Sql): MessageStore => ({
  ...makeDraftRows(sql),

  send: ({ id, from, to, thread = id, subject, body, sentAt, draft = "" }) =>
    twoMembersTransaction(sql, from, to, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, RecipientUnknown | WritesToOneself> {
        const known = yield* tx`select 1 from message where member_id = ${from} and id = ${id}`;
        if (known.length > 0) return;
        yield* fromResult(checkRecipient({ from, to, isBlocked: yield* blockedBetween(tx, from, to) }));
        const key = messageKey(`${subject} ${body}`);
        yield* tx`
          insert into message (member_id, id, thread_id, other_id, is_sent, is_read, sent_at, subject, body, search_key)
          values (${from}, ${id}, ${thread}, ${to}, 1, 1, ${sentAt}, ${subject}, ${body}, ${key})`;
        // An id that its recipient has already is another message's; the sender's choice of ids overwrites nothing.
        const added = yield* tx`
          insert into message (member_id, id, thread_id, other_id, is_sent, is_read, sent_at, subject, body, search_key)
          values (${to}, ${id}, ${thread}, ${from}, 0, 0, ${sentAt}, ${subject}, ${body}, ${key})
          on conflict (member_id, id) do nothing returning id`;
        if (added.length > 0) yield* addNotifications(tx, to, { unread_message_count: 1 });
        yield* tx`delete from message_draft where member_id = ${from} and id = ${draft}`;
      }),
    ),

  folder: (member, query) => folderPage(sql, member, query),
  thread: (member, thread, query) => threadPage(sql, member, thread, query),
  message: (member, id) => messageById(sql, member, id),

  mark: (member, ids, isRead) =>
    ids.length === 0
      ? Effect.void
      : memberTransaction(sql, member, (tx) =>
          Effect.gen(function* () {
            const changed = yield* tx`
              update message set is_read = ${isRead ? 1 : 0}
              where member_id = ${member} and id in ${ids} and is_sent = 0 and is_read = ${isRead ? 0 : 1} returning id`;
            if (changed.length === 0) return;
            yield* addNotifications(tx, member, { unread_message_count: isRead ? -changed.length : changed.length });
          }),
        ),

  remove: (member, ids) =>
    ids.length === 0
      ? Effect.void
      : memberTransaction(sql, member, (tx) =>
          Effect.gen(function* () {
            const gone = yield* tx<{ readonly isRead: number }>`
              delete from message where member_id = ${member} and id in ${ids} returning is_read as "isRead"`;
            const unread = gone.filter(({ isRead }) => isRead === 0).length;
            if (unread > 0) yield* addNotifications(tx, member, { unread_message_count: -unread });
          }),
        ),

  report: (member, { id, message, reason, text, at }) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, MessageNotFound> {
        if (yield* isReported(tx, member, id)) return;
        const found = yield* messageById(tx, member, message);
        // A message of one's own is not reported.
        if (found === undefined || found.isSent)
          return yield* Effect.fail<MessageNotFound>({ _tag: "MessageNotFound" });
        const { other: about, subject, body } = found;
        const reported = { subject, body };
        yield* insertReport(tx, { id, kind: "message", thing: message, by: member, about, reason, text, reported, at });
      }),
    ),

  reports: (limit) => reportsOf(sql, "message", limit),
});
