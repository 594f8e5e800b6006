import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { ContactAddress } from "@morsel/application/contact/contact-mail-job";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import { NotificationSignal } from "@morsel/application/notifications/notification-signal";
import { makeUndiciOutboundHttp } from "../../../outbound/undici-outbound-http.ts";
import { makeWebPushSender } from "../../../push/web-push-sender.ts";
import { makeSqlNotificationSignal } from "../../../sql/notifications/notification-signal.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { TimeZoneChanged } from "../../../sql/identity/member-steps.ts";
import { makeSqlNotificationStore } from "../../../sql/notifications/notification-store.ts";
import { PushSender } from "@morsel/application/notifications/push-sender";
import { PushStore } from "@morsel/application/notifications/push-store";
import { makeSqlPushStore, planAnew } from "../../../sql/notifications/push-store.ts";
import { moduleOf } from "../../container.ts";
import { liveNotifications } from "./use-cases.ts";

export const notifications = moduleOf((bindings) => {
  liveNotifications(bindings);
  bindings.provide(NotificationStore, { sql: Sql }, ({ sql }) => makeSqlNotificationStore(sql));
  bindings.provide(NotificationSignal, { sql: Sql }, ({ sql }) => makeSqlNotificationSignal(sql));
  bindings.provide(PushStore, { sql: Sql }, ({ sql }) => makeSqlPushStore(sql));
  bindings.provide(PushSender, { contact: ContactAddress }, ({ contact }) =>
    makeWebPushSender(makeUndiciOutboundHttp(), contact),
  );
  bindings.contribute(MemberTables, ["member_notification", "push_device"]);
  bindings.contribute(TimeZoneChanged, planAnew);
});
