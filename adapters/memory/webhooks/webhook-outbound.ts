import type { WebhookOutbound } from "@morsel/application/webhooks/webhook-outbound";
import * as Effect from "effect/Effect";

/** For stories and tests without a network: every address but localhost answers that it has understood. */
export const memoryWebhookOutbound: WebhookOutbound = {
  check: (url) =>
    /^https:\/\/(?:localhost|127\.|10\.|192\.168\.)/.test(url)
      ? Effect.fail({ _tag: "AddressRefused" as const, accepted: "a public address" })
      : Effect.void,
  post: () => Effect.succeed({ status: 200, text: "ok" }),
};
