import type { MemberId } from "@morsel/domain/identity";
import type { Webhook, WebhookDelivery, WebhookId, WebhookSecret, WebhookTry } from "@morsel/domain/webhooks";
import type { Effect } from "effect";
import type { NewJob } from "../platform/job.ts";
import { token } from "../platform/token.ts";

export type WebhookNotFound = { readonly _tag: "WebhookNotFound"; readonly id: WebhookId };
/** It was made already, and its secret cannot be told again. */
export type WebhookExists = { readonly _tag: "WebhookExists"; readonly id: WebhookId };
export type WebhooksAreFull = { readonly _tag: "WebhooksAreFull"; readonly limit: number };
export type WebhookDeliveryNotFound = { readonly _tag: "WebhookDeliveryNotFound"; readonly id: string };

export type DeliveryPage = { readonly limit: number; readonly before?: number };

/** A message that is about to be tried. */
export type BegunDelivery = {
  readonly webhook: Webhook;
  readonly secrets: readonly WebhookSecret[];
  readonly delivery: WebhookDelivery;
  /** The first try's instant, whatever the number of this one. */
  readonly occurredAt: number;
};

/** Every answered write is durable, with its jobs (W220). Every method is scoped by its member. */
export interface WebhookStore {
  /** Newest first. */
  readonly all: (member: MemberId) => Effect.Effect<readonly Webhook[]>;
  readonly add: (
    member: MemberId,
    made: Webhook,
    secrets: readonly WebhookSecret[],
  ) => Effect.Effect<void, WebhookExists | WebhooksAreFull>;
  /** With all its messages. */
  readonly remove: (member: MemberId, id: WebhookId) => Effect.Effect<void, WebhookNotFound>;
  readonly rotate: (
    member: MemberId,
    id: WebhookId,
    next: (secrets: readonly WebhookSecret[]) => readonly WebhookSecret[],
  ) => Effect.Effect<void, WebhookNotFound>;
  /** W725: on again, as if no try had failed. */
  readonly turnOn: (member: MemberId, id: WebhookId) => Effect.Effect<void, WebhookNotFound>;
  /** The newest first. */
  readonly deliveries: (
    member: MemberId,
    id: WebhookId,
    page: DeliveryPage,
  ) => Effect.Effect<readonly WebhookDelivery[], WebhookNotFound>;
  /** A message of the test event; the same id adds nothing. */
  readonly test: (member: MemberId, id: WebhookId, delivery: string) => Effect.Effect<void, WebhookNotFound>;
  /** W724: a settled message is tried anew under its id; one that waits stays as it is. */
  readonly again: (member: MemberId, delivery: string) => Effect.Effect<void, WebhookDeliveryNotFound>;
  /** W722: counts the try. Nothing where the message is settled or gone, or its webhook turned off. */
  readonly begin: (member: MemberId, delivery: string, now: number) => Effect.Effect<BegunDelivery | undefined>;
  /** Keeps what came of a try, forgets old messages (W726), and adds what follows. */
  readonly settle: (
    member: MemberId,
    webhook: Pick<Webhook, "id" | "failingSince" | "off">,
    delivery: Pick<WebhookDelivery, "id" | "state"> & { readonly last: WebhookTry },
    jobs: readonly NewJob[],
  ) => Effect.Effect<void>;
}

export const WebhookStore = token<WebhookStore>("WebhookStore");

/** Secrets of webhooks, and what they sign. */
export type WebhookSigning = {
  /** A new secret, as it is told. */
  readonly fresh: () => string;
  /** W723: a signature in the header's letters. */
  readonly sign: (secret: string, content: string) => string;
};
export const WebhookSigning = token<WebhookSigning>("WebhookSigning");
