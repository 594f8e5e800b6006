import type { ToldEvent } from "@morsel/domain/webhooks";
import type { IntlShape } from "react-intl";
import type { MessageId } from "../../i18n/ids.ts";

const NAMES = {
  "diary_day.changed": "webhooks.event.diary_day_changed",
  "exercise_day.changed": "webhooks.event.exercise_day_changed",
  "water_day.changed": "webhooks.event.water_day_changed",
  "measurement_day.changed": "webhooks.event.measurement_day_changed",
  "message.received": "webhooks.event.message_received",
  "invitation.received": "webhooks.event.invitation_received",
  "webhook.test": "webhooks.event.webhook_test",
} as const satisfies Readonly<Record<ToldEvent, MessageId>>;

/** Name of an event in words. */
export const eventName = (intl: IntlShape, event: ToldEvent): string => intl.formatMessage({ id: NAMES[event] });
