import type { ConfiguredPayments } from "@morsel/application/membership/payment-webhooks";
import type { Clock } from "@morsel/application/platform/clock";
import { makeStripeClient, type StripeSettings } from "./stripe-client.ts";
import { makeStripeProvider } from "./stripe-provider.ts";
import { makeStripeWebhooks } from "./stripe-webhooks.ts";

/** Stripe behind the payments port. `fetch` is that of the guarded outgoing client. */
export const makeStripePayments = (
  settings: StripeSettings,
  fetch: typeof globalThis.fetch,
  clock: Clock,
): ConfiguredPayments => {
  const client = makeStripeClient(settings, fetch);
  return {
    provider: makeStripeProvider(client, settings, clock),
    webhooks: makeStripeWebhooks(client, settings, clock),
  };
};
