import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import { NotificationSignal } from "@morsel/application/notifications/notification-signal";
import { makeSqlNotificationSignal } from "../../../sql/notifications/notification-signal.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlNotificationStore } from "../../../sql/notifications/notification-store.ts";
import { moduleOf } from "../../container.ts";
import { liveNotifications } from "./use-cases.ts";

export const notifications = moduleOf((bindings) => {
  liveNotifications(bindings);
  bindings.provide(NotificationStore, { sql: Sql }, ({ sql }) => makeSqlNotificationStore(sql));
  bindings.provide(NotificationSignal, { sql: Sql }, ({ sql }) => makeSqlNotificationSignal(sql));
  bindings.contribute(MemberTables, ["member_notification"]);
});
