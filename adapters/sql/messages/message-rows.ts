import type {
  FolderQuery,
  MessagePageQuery,
  MessagePlace,
  StoredMessage,
} from "@morsel/application/messages/message-store";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { fragment, statementOf, type Fragment, type Slot, type Statement } from "../engine/fragment.ts";
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

type Name = keyof Values;
type Values = {
  readonly member: MemberId;
  readonly isSent: number;
  readonly key: string;
  readonly thread: string;
  readonly id: string;
  readonly sentAt: number;
  readonly before: string;
  readonly limit: number;
};

const value = <N extends Name>(slot: N): Slot<N> => ({ slot });

/** W475: a member's messages of one kind; none of anybody between whom and the member there is a block. */
const messagesWhere = (which: Fragment<Name>, order: Fragment<Name>): Statement<Name> =>
  statementOf(fragment<Name>`
    select m.id, m.thread_id as "thread", m.other_id as "other", o.username, m.is_sent as "isSent", m.is_read as "isRead",
      m.sent_at as "sentAt", m.subject, m.body
    from message m left join member o on o.id = m.other_id
    where m.member_id = ${value("member")} and ${which}
      and not exists (select 1 from member_block b where b.member_id = m.member_id and b.blocked_id = m.other_id)
      and not exists (select 1 from member_block b where b.member_id = m.other_id and b.blocked_id = m.member_id)
    ${order}`);

const NEWEST = fragment<Name>`order by m.sent_at desc, m.id desc limit ${value("limit")}`;
const EARLIER = fragment<Name>`(m.sent_at, m.id) < (${value("sentAt")}, ${value("before")})`;
const NOTHING = fragment``;

const FOLDER = messagesWhere(fragment<Name>`m.is_sent = ${value("isSent")} and ${EARLIER}`, NEWEST);
const FOUND = messagesWhere(
  fragment<Name>`m.is_sent = ${value("isSent")} and ${EARLIER}
    and (replace(m.search_key, ${value("key")}, '') <> m.search_key
      or replace(o.username_key, ${value("key")}, '') <> o.username_key)`,
  NEWEST,
);
const THREAD = messagesWhere(fragment<Name>`m.thread_id = ${value("thread")} and ${EARLIER}`, NEWEST);
const ONE = messagesWhere(fragment<Name>`m.id = ${value("id")}`, NOTHING);

const ask = (
  sql: Sql,
  { template, slots }: Statement<Name>,
  values: Partial<Values>,
): Effect.Effect<readonly StoredMessage[]> =>
  Effect.map(sql<MessageRow>(template, ...slots.map((slot) => values[slot] ?? null)), messagesOf);

/** SO25, W475 */
export const folderPage = (
  sql: Sql,
  member: MemberId,
  { isSent, key = "", limit, after = LAST }: FolderQuery,
): Effect.Effect<readonly StoredMessage[]> =>
  ask(sql, key === "" ? FOLDER : FOUND, {
    member,
    isSent: isSent ? 1 : 0,
    key,
    limit,
    sentAt: after.sentAt,
    before: after.id,
  });

/** W475 */
export const threadPage = (
  sql: Sql,
  member: MemberId,
  thread: string,
  { limit, after = LAST }: MessagePageQuery,
): Effect.Effect<readonly StoredMessage[]> =>
  ask(sql, THREAD, { member, thread, limit, sentAt: after.sentAt, before: after.id });

/** W475 */
export const messageById = (sql: Sql, member: MemberId, id: string): Effect.Effect<StoredMessage | undefined> =>
  Effect.map(ask(sql, ONE, { member, id }), ([message]) => message);

const readAllOf = (tx: Sql, member: MemberId, other: MemberId): Effect.Effect<void> =>
  Effect.flatMap(
    tx`update message set is_read = 1 where member_id = ${member} and other_id = ${other} and is_read = 0 returning id`,
    ({ length }) => (length === 0 ? Effect.void : addNotifications(tx, member, { unread_message_count: -length })),
  );

/** W475: what two have not read of each other counts as read, with both counters. */
export const readBetween = (tx: Sql, one: MemberId, other: MemberId): Effect.Effect<void> =>
  Effect.andThen(readAllOf(tx, one, other), readAllOf(tx, other, one));
