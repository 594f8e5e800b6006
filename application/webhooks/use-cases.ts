import type { MemberId } from "@morsel/domain/identity";
import {
  rotatedSecrets,
  webhook,
  type Webhook,
  type WebhookEvent,
  type WebhookId,
  type WebhookFieldRefused,
} from "@morsel/domain/webhooks";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { Sealing } from "../platform/sealing.ts";
import { readPage } from "../platform/paging.ts";
import { token } from "../platform/token.ts";
import { sealedFor } from "./deliver-webhook.ts";
import type { WebhookOutbound } from "./webhook-outbound.ts";
import type { WebhookExists, WebhookNotFound, WebhooksAreFull, WebhookSigning, WebhookStore } from "./webhook-store.ts";

/** A webhook that was just made, with its secret: this is told once. */
export type MadeWebhook = { readonly webhook: Webhook; readonly secret: string };

export type NewWebhook = {
  readonly id: WebhookId;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
};

/** The address is none of the public web's. */
export type WebhookAddressRefused = { readonly _tag: "WebhookAddressRefused" };

export type WebhookPorts = {
  readonly store: WebhookStore;
  readonly signing: WebhookSigning;
  readonly sealing: Sealing;
  readonly outbound: WebhookOutbound;
  readonly clock: Clock;
};

export type MakeWebhook = (
  member: MemberId,
  asked: NewWebhook,
) => Effect.Effect<MadeWebhook, WebhookFieldRefused | WebhookAddressRefused | WebhookExists | WebhooksAreFull>;
export type RotateSecret = (member: MemberId, id: WebhookId) => Effect.Effect<string, WebhookNotFound>;

const numberIn = (cursor: string): number | undefined => (/^\d{1,15}$/.test(cursor) ? Number(cursor) : undefined);

export const makeWebhookUseCases = ({ store, signing, sealing, outbound, clock }: WebhookPorts) => {
  /** W720: an address that cannot be found now may be found at the first message; a private one is refused. */
  const makeWebhook: MakeWebhook = Effect.fn("MakeWebhook")(function* (member, asked) {
    const made = yield* fromResult(webhook({ ...asked, createdAt: yield* clock.now }));
    const reached = yield* Effect.result(outbound.check(made.url));
    if (reached._tag === "Failure" && reached.failure._tag === "AddressRefused")
      return yield* Effect.fail({ _tag: "WebhookAddressRefused" as const });
    const secret = signing.fresh();
    yield* store.add(member, made, [{ sealed: sealing.seal(secret, sealedFor(made.id)) }]);
    return { webhook: made, secret };
  });

  /** W723 */
  const rotateSecret: RotateSecret = Effect.fn("RotateWebhookSecret")(function* (member, id) {
    const secret = signing.fresh();
    const now = yield* clock.now;
    yield* store.rotate(member, id, (secrets) => rotatedSecrets(secrets, sealing.seal(secret, sealedFor(id)), now));
    return secret;
  });

  /** W726: the messages of a webhook, the newest first. */
  const readDeliveries = ({
    member,
    id,
    ...page
  }: {
    readonly member: MemberId;
    readonly id: WebhookId;
    readonly limit: number;
    readonly cursor?: string | undefined;
  }) =>
    readPage({
      ...page,
      placeIn: numberIn,
      read: ({ limit, after }) =>
        store.deliveries(member, id, { limit, ...(after === undefined ? {} : { before: after }) }),
      cursorOf: ({ number }) => String(number),
    });

  return { makeWebhook, rotateSecret, readDeliveries };
};

export type WebhookUseCases = ReturnType<typeof makeWebhookUseCases>;
export const WebhookUseCases = token<WebhookUseCases>("WebhookUseCases");
