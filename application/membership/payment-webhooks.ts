import * as Effect from "effect/Effect";
import { token } from "../platform/token.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { ReceivedEvent } from "./membership-store.ts";

/** Not signed by the payment provider, or signed too long ago. */
export type WebhookRefused = { readonly _tag: "WebhookRefused" };

/** Reads what a payment provider sends by itself; nothing of it is believed without its signature. */
export interface PaymentWebhooks {
  readonly read: (body: Uint8Array, signature: string) => Effect.Effect<ReceivedEvent, WebhookRefused>;
}

/** The payment provider that the operator set up; without one the sandbox takes payments, and nobody sends webhooks. */
export type ConfiguredPayments = { readonly provider?: PaymentProvider; readonly webhooks: PaymentWebhooks };
export const ConfiguredPayments = token<ConfiguredPayments>("ConfiguredPayments");

export const NO_PAYMENTS: ConfiguredPayments = {
  webhooks: { read: () => Effect.fail({ _tag: "WebhookRefused" }) },
};
