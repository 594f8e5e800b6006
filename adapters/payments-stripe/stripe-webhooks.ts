import type { PaymentWebhooks, WebhookRefused } from "@morsel/application/membership/payment-webhooks";
import type { Clock } from "@morsel/application/platform/clock";
import * as Effect from "effect/Effect";
import type { StripeClient, StripeSettings } from "./stripe-client.ts";
import { keptEvent } from "./stripe-events.ts";

/** Seconds in which a signature is good: a recorded webhook is worth nothing later. */
const REPLAY_SECONDS = 300;

const refused: Effect.Effect<never, WebhookRefused> = Effect.fail({ _tag: "WebhookRefused" });

export const makeStripeWebhooks = (
  { client }: Pick<StripeClient, "client">,
  { webhookSecret }: Pick<StripeSettings, "webhookSecret">,
  clock: Clock,
): PaymentWebhooks => ({
  read: (body, signature) =>
    Effect.gen(function* () {
      const now = yield* clock.now;
      const event = yield* Effect.tryPromise({
        try: async () => {
          const { webhooks } = await client();
          // Both bounds: a signature from the future is none either.
          const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? 0);
          if (Math.abs(now / 1000 - signedAt) > REPLAY_SECONDS) throw new Error("too old");
          return webhooks.constructEvent(body, signature, webhookSecret, REPLAY_SECONDS, undefined, now);
        },
        catch: (): WebhookRefused => ({ _tag: "WebhookRefused" }),
      });
      const kept = keptEvent(event.type, event.data.object as unknown as Readonly<Record<string, unknown>>);
      if (kept === undefined) return yield* refused;
      return { provider: "stripe", id: event.id, body: JSON.stringify({ event: kept }), receivedAt: now };
    }),
});
