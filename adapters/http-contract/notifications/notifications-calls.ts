// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { NotificationsGroup } from "./notifications.ts";
import { SignInNeeded, TooManyTries } from "../shared/problems.ts";

const call = /*#__PURE__*/ callOf<typeof NotificationsGroup>();

export const messageCounts = /*#__PURE__*/ call("GET", "/api/services/uacf-nutrition/web/messages/message_counts", { SignInNeeded });
export const notificationStream = /*#__PURE__*/ call("GET", "/api/services/notifications/stream", { SignInNeeded, TooManyTries });
