import * as Effect from "effect/Effect";
import { NO_NOTIFICATIONS } from "@morsel/domain/social";
import type { NotificationSignal } from "@morsel/application/notifications/notification-signal";
import type { NotificationState, NotificationStore } from "@morsel/application/notifications/notification-store";
import type { MemberId, SessionId } from "@morsel/domain/identity";
import { sessionsTable } from "../identity/sessions-table.ts";
import { addMemoryWebhookEvents } from "../webhooks/webhook-tables.ts";
import { addPushJob } from "./push-store.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

const notificationTable = memoryTable(() => new Map<MemberId, NotificationState>());

type Listener = { readonly hear: (member: MemberId | undefined) => void };
const listenersTable = memoryTable(() => new Set<Listener>());

export const makeMemoryNotificationSignal = (state: MemoryState): NotificationSignal => ({
  listen: (hear) => {
    const listener: Listener = { hear };
    state.of(listenersTable).add(listener);
    return () => state.of(listenersTable).delete(listener);
  },
});

export const makeMemoryNotificationStore = (state: MemoryState): NotificationStore => {
  const table = state.of(notificationTable);
  const sessions = state.of(sessionsTable);
  const stateOf = (member: MemberId): NotificationState =>
    table.get(member) ?? { counts: NO_NOTIFICATIONS, version: 0 };
  return {
    of: (member) => Effect.sync(() => stateOf(member).counts),
    add: (member, { unread_message_count: messages = 0, new_invitation_count: invitations = 0 }) =>
      Effect.sync(() => {
        const { counts, version } = stateOf(member);
        table.set(member, {
          counts: {
            unread_message_count: Math.max(0, counts.unread_message_count + messages),
            new_invitation_count: Math.max(0, counts.new_invitation_count + invitations),
          },
          version: version + 1,
        });
        addMemoryWebhookEvents(state, member, "message.received", messages > 0 ? [""] : []);
        addMemoryWebhookEvents(state, member, "invitation.received", invitations > 0 ? [""] : []);
        if (messages > 0) addPushJob(state, member, "messages", version + 1);
        if (invitations > 0) addPushJob(state, member, "invitations", version + 1);
        for (const { hear } of state.of(listenersTable)) hear(member);
      }),
    watch: (watched, now) =>
      Effect.sync(() => {
        const alive = watched.filter(({ member, session }) => {
          const known = sessions.get(member)?.get(session);
          return known !== undefined && known.expiresAt >= now;
        });
        return new Map<SessionId, NotificationState>(alive.map(({ member, session }) => [session, stateOf(member)]));
      }),
  };
};
