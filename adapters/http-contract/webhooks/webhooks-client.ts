import type { WebhooksClient } from "@morsel/application/webhooks/client/webhooks-client";
import type { ApiClient } from "../shared/call.ts";
import { readDelivery, readWebhook } from "./codec.ts";
import * as calls from "./webhooks-calls.ts";
import type { WireWebhooks } from "./webhooks.ts";

const readAll = ({ items }: WireWebhooks) => items.map(readWebhook);

export const webhooksClient = ({ call }: ApiClient): WebhooksClient => ({
  all: call(calls.webhooks, {}, readAll),
  make: (asked) =>
    call(calls.makeWebhook, { payload: asked }, ({ webhook, secret }) => ({ webhook: readWebhook(webhook), secret })),
  remove: (id) => call(calls.removeWebhook, { params: { id } }, readAll),
  rotate: (id) => call(calls.rotateWebhookSecret, { params: { id } }, ({ secret }) => secret),
  turnOn: (id) => call(calls.turnOnWebhook, { params: { id } }, readAll),
  test: (id, delivery) => call(calls.testWebhook, { params: { id }, payload: { id: delivery } }, () => undefined),
  deliveries: (id, cursor) =>
    call(calls.webhookDeliveries, { params: { id }, query: { cursor, limit: 20 } }, ({ items, next }) => ({
      items: items.map(readDelivery),
      ...(next === null ? {} : { next }),
    })),
  again: (id, delivery) => call(calls.sendWebhookAgain, { params: { id, delivery } }, () => undefined),
});
