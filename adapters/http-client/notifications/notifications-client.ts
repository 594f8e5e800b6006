import type { NotificationsClient } from "@morsel/application/notifications/client/notifications-client";
import type { Notifications } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { SignInNeeded } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

export const makeHttpNotificationsClient = (...how: HttpConnection): NotificationsClient => ({
  counts: Effect.flatMap(
    makeHttpTransport(...how)({ method: "GET", path: "/api/services/uacf-nutrition/web/messages/message_counts" }),
    decodeResponse((body) => body as Notifications, { SignInNeeded }),
  ),
});
