import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlNotificationStore } from "../../../sql/notifications/notification-store.ts";
import { moduleOf } from "../../container.ts";
import { liveNotifications } from "./use-cases.ts";

export const notifications = moduleOf((bindings) => {
  liveNotifications(bindings);
  bindings.provide(NotificationStore, { sql: Sql }, ({ sql }) => makeSqlNotificationStore(sql));
  bindings.contribute(MemberTables, ["member_notification"]);
});
