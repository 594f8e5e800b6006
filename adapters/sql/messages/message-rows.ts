import type {
  FolderQuery,
  MessagePageQuery,
  MessagePlace,
  StoredMessage,
} from "@morsel/application/messages/message-store";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { addNotifications } from "../notifications/notification-rows.ts";

type MessageRow = Omit<StoredMessage, "username" | "isSent" | "isRead"> & {
  readonly username: string | null;
  readonly isSent: number;
  readonly isRead: number;
};

const messageOf = ({ username, isSent, isRead, ...row }: MessageRow): StoredMessage => ({
  ...row,
  ...(username === null ? {} : { username }),
  isSent: isSent === 1,
  isRead: isRead === 1,
});
const messagesOf = (rows: readonly MessageRow[]): readonly StoredMessage[] => rows.map(messageOf);

const LAST: MessagePlace = { sentAt: Number.MAX_SAFE_INTEGER, id: "" };

/** SO25, W475 */
export const folderPage = (
  sql: Sql,
  member: MemberId,
  { isSent, key = "", limit, after = LAST }: FolderQuery,
): Effect.Effect<readonly StoredMessage[]> =>
  Effect.map(
    sql<MessageRow>`
      select m.id, m.thread_id as "thread", m.other_id as "other", o.username, m.is_sent as "isSent", m.is_read as "isRead",
        m.sent_at as "sentAt", m.subject, m.body
      from message m left join member o on o.id = m.other_id
      where m.member_id = ${member} and m.is_sent = ${isSent ? 1 : 0} and (m.sent_at, m.id) < (${after.sentAt}, ${after.id})
        and (${key} = '' or replace(m.search_key, ${key}, '') <> m.search_key
          or replace(o.username_key, ${key}, '') <> o.username_key)
        and not exists (select 1 from member_block b where b.member_id = m.member_id and b.blocked_id = m.other_id)
        and not exists (select 1 from member_block b where b.member_id = m.other_id and b.blocked_id = m.member_id)
      order by m.sent_at desc, m.id desc limit ${limit}`,
    messagesOf,
  );

/** W475 */
export const threadPage = (
  sql: Sql,
  member: MemberId,
  thread: string,
  { limit, after = LAST }: MessagePageQuery,
): Effect.Effect<readonly StoredMessage[]> =>
  Effect.map(
    sql<MessageRow>`
      select m.id, m.thread_id as "thread", m.other_id as "other", o.username, m.is_sent as "isSent", m.is_read as "isRead",
        m.sent_at as "sentAt", m.subject, m.body
      from message m left join member o on o.id = m.other_id
      where m.member_id = ${member} and m.thread_id = ${thread} and (m.sent_at, m.id) < (${after.sentAt}, ${after.id})
        and not exists (select 1 from member_block b where b.member_id = m.member_id and b.blocked_id = m.other_id)
        and not exists (select 1 from member_block b where b.member_id = m.other_id and b.blocked_id = m.member_id)
      order by m.sent_at desc, m.id desc limit ${limit}`,
    messagesOf,
  );

/** W475 */
export const messageById = (sql: Sql, member: MemberId, id: string): Effect.Effect<StoredMessage | undefined> =>
  Effect.map(
    sql<MessageRow>`
      select m.id, m.thread_id as "thread", m.other_id as "other", o.username, m.is_sent as "isSent", m.is_read as "isRead",
        m.sent_at as "sentAt", m.subject, m.body
      from message m left join member o on o.id = m.other_id
      where m.member_id = ${member} and m.id = ${id}
        and not exists (select 1 from member_block b where b.member_id = m.member_id and b.blocked_id = m.other_id)
        and not exists (select 1 from member_block b where b.member_id = m.other_id and b.blocked_id = m.member_id)`,
    ([row]) => row && messageOf(row),
  );

const readAllOf = (tx: Sql, member: MemberId, other: MemberId): Effect.Effect<void> =>
  Effect.flatMap(
    tx`update message set is_read = 1 where member_id = ${member} and other_id = ${other} and is_read = 0 returning id`,
    ({ length }) => (length === 0 ? Effect.void : addNotifications(tx, member, { unread_message_count: -length })),
  );

/** W475: what two have not read of each other counts as read, with both counters. */
export const readBetween = (tx: Sql, one: MemberId, other: MemberId): Effect.Effect<void> =>
  Effect.andThen(readAllOf(tx, one, other), readAllOf(tx, other, one));
