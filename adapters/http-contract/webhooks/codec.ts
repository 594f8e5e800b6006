import type { DeliveriesPage } from "@morsel/application/webhooks/client/webhooks-client";
import type { MadeWebhook } from "@morsel/application/webhooks/use-cases";
import type { Webhook, WebhookDelivery, WebhookId } from "@morsel/domain/webhooks";
import type {
  WireMadeWebhook,
  WireWebhook,
  WireWebhookDeliveries,
  WireWebhookDelivery,
  WireWebhooks,
} from "./webhooks.ts";

const instant = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());

const writeWebhook = ({ id, url, events, createdAt, failingSince, off }: Webhook): WireWebhook => ({
  id,
  url,
  events,
  created_at: new Date(createdAt).toISOString(),
  failing_since: instant(failingSince),
  off: off === undefined ? null : { at: new Date(off.at).toISOString(), because: off.because },
});

export const writeWebhooks = (all: readonly Webhook[]): WireWebhooks => ({ items: all.map(writeWebhook) });

export const writeMadeWebhook = ({ webhook, secret }: MadeWebhook): WireMadeWebhook => ({
  webhook: writeWebhook(webhook),
  secret,
});

const writeDelivery = ({ subject, last, id, number, event, state, tries }: WebhookDelivery): WireWebhookDelivery => ({
  id,
  number,
  event,
  date: subject === "" ? null : subject,
  state,
  tries,
  last:
    last === undefined
      ? null
      : {
          at: new Date(last.at).toISOString(),
          took_ms: last.tookMs,
          status: last.status ?? null,
          failure: last.failure ?? null,
          answer: last.answer,
        },
});

export const writeDeliveries = ({ items, next }: DeliveriesPage): WireWebhookDeliveries => ({
  items: items.map(writeDelivery),
  next: next ?? null,
});

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readWebhook = ({
  id,
  url,
  events,
  created_at: made,
  failing_since: failing,
  off,
}: WireWebhook): Webhook => ({
  id: id as WebhookId,
  url,
  events,
  createdAt: Date.parse(made),
  ...(failing === null ? {} : { failingSince: Date.parse(failing) }),
  ...(off === null ? {} : { off: { at: Date.parse(off.at), because: off.because } }),
});

export const readDelivery = ({ date, last, ...delivery }: WireWebhookDelivery): WebhookDelivery => ({
  ...delivery,
  subject: date ?? "",
  ...(last === null
    ? {}
    : {
        last: {
          at: Date.parse(last.at),
          tookMs: last.took_ms,
          answer: last.answer,
          ...(last.status === null ? {} : { status: last.status }),
          ...(last.failure === null ? {} : { failure: last.failure }),
        },
      }),
});
