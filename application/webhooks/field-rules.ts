import { WEBHOOK_EVENTS, type WebhookFieldRefused } from "@morsel/domain/webhooks";
import type { FieldRules } from "../platform/field-rule.ts";

export const webhookFieldRules: FieldRules<WebhookFieldRefused> = {
  WebhookFieldRefused: ({ field, max }) =>
    field === "url"
      ? ["url", `an https address of at most ${max} characters`]
      : ["events", `some of ${WEBHOOK_EVENTS.join(", ")}`],
};
