import type { Webhook, WebhookDelivery, WebhookId } from "@morsel/domain/webhooks";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal, TooManyTries } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { MadeWebhook, NewWebhook, WebhookAddressRefused } from "../use-cases.ts";
import type { WebhookDeliveryNotFound, WebhookExists, WebhookNotFound, WebhooksAreFull } from "../webhook-store.ts";

export type DeliveriesPage = { readonly items: readonly WebhookDelivery[]; readonly next?: string };

/** A member's webhooks as they see them. */
export interface WebhooksClient {
  readonly all: Effect.Effect<readonly Webhook[], RetryableRefusal>;
  /** W723: the secret is told once. */
  readonly make: (
    asked: NewWebhook,
  ) => Effect.Effect<
    MadeWebhook,
    WebhookExists | WebhooksAreFull | WebhookAddressRefused | FieldRefused | RetryableRefusal
  >;
  readonly remove: (id: WebhookId) => Effect.Effect<readonly Webhook[], WebhookNotFound | RetryableRefusal>;
  readonly rotate: (id: WebhookId) => Effect.Effect<string, WebhookNotFound | RetryableRefusal>;
  readonly turnOn: (id: WebhookId) => Effect.Effect<readonly Webhook[], WebhookNotFound | RetryableRefusal>;
  readonly test: (
    id: WebhookId,
    delivery: string,
  ) => Effect.Effect<void, WebhookNotFound | TooManyTries | RetryableRefusal>;
  readonly deliveries: (
    id: WebhookId,
    cursor?: string,
  ) => Effect.Effect<DeliveriesPage, WebhookNotFound | FieldRefused | RetryableRefusal>;
  readonly again: (
    id: WebhookId,
    delivery: string,
  ) => Effect.Effect<void, WebhookDeliveryNotFound | TooManyTries | RetryableRefusal>;
}

export const WebhooksClient = token<WebhooksClient>("WebhooksClient");
