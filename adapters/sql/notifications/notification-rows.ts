import type { MemberId } from "@morsel/domain/identity";
import { PUSH_NEWS_JOB } from "@morsel/application/notifications/announce-news-job";
import type { Notifications, PushNews } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { addWebhookEvents } from "../webhooks/event-rows.ts";
import type { Sql } from "../engine/sql.ts";

const WORD = "notifications ";

/** W659: what is told of a member's counts. */
const notificationWord = (member: MemberId): string => WORD + member;

/** The member whose counts a word is about; undefined where it is about something else. */
export const memberInWord = (word: string): MemberId | undefined =>
  word.startsWith(WORD) ? (word.slice(WORD.length) as MemberId) : undefined;

/** W742: a job for each change, named after the version that it made; none where no device wants to be told. */
const announce = (tx: Sql, member: MemberId, kind: PushNews): Effect.Effect<unknown> => tx`
  insert into job (id, kind, payload, member_id, due_at, attempt, turn)
  select ${`${PUSH_NEWS_JOB} ${kind} `} || n.member_id || ' ' || n.version, ${PUSH_NEWS_JOB}, ${JSON.stringify({ kind })},
    n.member_id, 0, 0, 0
  from member_notification n where n.member_id = ${member}
    and exists (select 1 from push_device d where d.member_id = n.member_id)
  on conflict do nothing`;

/** W231: in the transaction of what it follows from. One statement, so that two changes at once are both counted. */
export const addNotifications = (
  tx: Sql,
  member: MemberId,
  { unread_message_count: messages = 0, new_invitation_count: invitations = 0 }: Partial<Notifications>,
): Effect.Effect<void> =>
  Effect.andThen(
    Effect.all(
      [
        tx.notify(notificationWord(member)),
        addWebhookEvents(tx, member, "message.received", messages > 0 ? [""] : []),
        addWebhookEvents(tx, member, "invitation.received", invitations > 0 ? [""] : []),
        tx`
    insert into member_notification (member_id, unread_message_count, new_invitation_count, version)
    values (${member}, ${Math.max(0, messages)}, ${Math.max(0, invitations)}, 1)
    on conflict (member_id) do update set
      unread_message_count = case when member_notification.unread_message_count + ${messages} < 0 then 0
        else member_notification.unread_message_count + ${messages} end,
      new_invitation_count = case when member_notification.new_invitation_count + ${invitations} < 0 then 0
        else member_notification.new_invitation_count + ${invitations} end,
      version = member_notification.version + 1`,
      ],
      { concurrency: tx.dialect.atOnce, discard: true },
    ),
    // Named after the version that the counts have now.
    Effect.all(
      [
        ...(messages > 0 ? [announce(tx, member, "messages")] : []),
        ...(invitations > 0 ? [announce(tx, member, "invitations")] : []),
      ],
      { discard: true },
    ),
  );
