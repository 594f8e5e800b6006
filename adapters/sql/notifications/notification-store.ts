import * as Effect from "effect/Effect";
import { NO_NOTIFICATIONS, type Notifications } from "@morsel/domain/social";
import type { NotificationState, NotificationStore } from "@morsel/application/notifications/notification-store";
import type { SessionId } from "@morsel/domain/identity";
import type { Sql } from "../engine/sql.ts";
import { addNotifications } from "./notification-rows.ts";

type StateRow = Notifications & { readonly session: SessionId; readonly version: number };

const stateOf = ({ version, unread_message_count, new_invitation_count }: StateRow): NotificationState => ({
  counts: { unread_message_count, new_invitation_count },
  version,
});

export const makeSqlNotificationStore = (sql: Sql): NotificationStore => ({
  of: (member) =>
    Effect.map(
      sql<Notifications>`
        select unread_message_count, new_invitation_count from member_notification where member_id = ${member}`,
      ([row]) => row ?? NO_NOTIFICATIONS,
    ),
  add: (member, change) => sql.transaction((tx) => addNotifications(tx, member, change)),
  watch: (sessions, now) =>
    Effect.map(
      sql<StateRow>`
        select s.id as "session", coalesce(n.unread_message_count, 0) as unread_message_count,
          coalesce(n.new_invitation_count, 0) as new_invitation_count, coalesce(n.version, 0) as version
        from member_session s left join member_notification n on n.member_id = s.member_id
        where s.member_id in ${sessions.map(({ member }) => member)} and s.id in ${sessions.map(({ session }) => session)}
          and s.expires_at >= ${now}`,
      (rows) => new Map(rows.map((row) => [row.session, stateOf(row)])),
    ),
});
