import type { WebhookOutbound } from "@morsel/application/webhooks/webhook-outbound";
import * as Effect from "effect/Effect";
import type { makeUndiciOutboundHttp } from "./undici-outbound-http.ts";

const MAX_ANSWER_BYTES = 65_536;

/** W720, W724: of an answer a little is read, as text. */
export const makeWebhookOutbound = ({
  check,
  send,
}: Pick<ReturnType<typeof makeUndiciOutboundHttp>, "check" | "send">): WebhookOutbound => ({
  check,
  post: (request) =>
    Effect.map(send({ ...request, method: "POST", maxBytes: MAX_ANSWER_BYTES }), ({ status, body }) => ({
      status,
      text: new TextDecoder().decode(body),
    })),
});
