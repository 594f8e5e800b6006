import type { Effect } from "effect";
import type { OutboundFailure, OutboundRequest } from "../platform/outbound-http.ts";
import { token } from "../platform/token.ts";

/** How addresses of webhooks are asked: those of the public web alone. */
export type WebhookOutbound = {
  /** Looks the address up and sends nothing: if it may be asked at all. */
  readonly check: (url: string) => Effect.Effect<void, OutboundFailure>;
  readonly post: (
    request: Pick<OutboundRequest, "url" | "headers" | "body" | "timeoutMs">,
  ) => Effect.Effect<{ readonly status: number; readonly text: string }, OutboundFailure>;
};
export const WebhookOutbound = token<WebhookOutbound>("WebhookOutbound");
