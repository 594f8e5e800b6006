import type { PaymentsUnavailable } from "@morsel/application/membership/payment-provider";
import * as Effect from "effect/Effect";
import type { Stripe } from "stripe";

export type StripeSettings = {
  readonly key: string;
  readonly webhookSecret: string;
  /** Tax by Stripe's own settings. */
  readonly hasTax: boolean;
  /** Origin of a server that stands for Stripe's in tests. */
  readonly origin?: string;
};

/** Requests go through the guarded client; loaded by the first one. */
export const makeStripeClient = ({ key, origin }: StripeSettings, fetch: typeof globalThis.fetch) => {
  let made: Promise<Stripe> | undefined;
  const client = (): Promise<Stripe> => {
    made ??= import("stripe").then(({ default: Library }) => {
      const place = origin === undefined ? undefined : new URL(origin);
      return new Library(key, {
        httpClient: Library.createFetchHttpClient(fetch),
        maxNetworkRetries: 2,
        timeout: 10_000,
        telemetry: false,
        ...(place === undefined ? {} : { host: place.hostname, port: place.port, protocol: "http" as const }),
      });
    });
    return made;
  };
  /** A refusal and a silence are one to the caller: nothing was charged, and it may be tried again. */
  const ask = <A>(question: (stripe: Stripe) => Promise<A>): Effect.Effect<A, PaymentsUnavailable> =>
    Effect.tryPromise({
      try: async () => question(await client()),
      catch: (): PaymentsUnavailable => ({ _tag: "PaymentsUnavailable" }),
    });
  return { ask, client };
};

export type StripeClient = ReturnType<typeof makeStripeClient>;
