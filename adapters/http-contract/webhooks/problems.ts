import type { WebhookAddressRefused } from "@morsel/application/webhooks/use-cases";
import type {
  WebhookDeliveryNotFound,
  WebhookExists,
  WebhookNotFound,
  WebhooksAreFull,
} from "@morsel/application/webhooks/webhook-store";
import type { Problems, Refusals } from "../shared/problem.ts";

type WebhookRefusal =
  | WebhookNotFound
  | WebhookExists
  | WebhooksAreFull
  | WebhookDeliveryNotFound
  | WebhookAddressRefused;

export const webhookRefusals: Refusals<WebhookRefusal> = {
  WebhookNotFound: { id: "string" },
  WebhookExists: { id: "string" },
  WebhooksAreFull: { limit: "int" },
  WebhookDeliveryNotFound: { id: "string" },
  WebhookAddressRefused: {},
};

export const webhookProblems: Problems<WebhookRefusal> = {
  fields: webhookRefusals,
  problems: {
    WebhookNotFound: { status: 404, title: "The webhook does not exist." },
    WebhookExists: { status: 409, title: "The webhook was already created and its secret cannot be shown again." },
    WebhooksAreFull: { status: 422, title: "The maximum number of webhooks is reached." },
    WebhookDeliveryNotFound: { status: 404, title: "The message does not exist." },
    WebhookAddressRefused: { status: 422, title: "The address is not one of the public web." },
  },
};
