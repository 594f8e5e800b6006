import type { PushSender, PushSent } from "@morsel/application/notifications/push-sender";
import type { OutboundFailure, OutboundHttp } from "@morsel/application/platform/outbound-http";
import * as Effect from "effect/Effect";
import { createECDH } from "node:crypto";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 20_000;

/** W742, W747: only 404 and 410 say that a subscription is gone (RFC 8030, 5 and 7.3); 429 and failures of the service pass. */
const sentOf = (status: number): PushSent => {
  if (status >= 200 && status < 300) return { _tag: "Sent" };
  if (status === 404 || status === 410) return { _tag: "Gone" };
  const code = `Status${status}`;
  return status === 429 || status >= 500 ? { _tag: "Later", code } : { _tag: "Refused", code };
};

const failedOf = ({ _tag: code }: OutboundFailure): PushSent => ({
  _tag: code === "AddressRefused" ? "Refused" : "Later",
  code,
});

type Outbound = OutboundHttp & { readonly check: (url: string) => Effect.Effect<void, OutboundFailure> };

/** Encrypts and signs by `web-push`, which is loaded with the first push; sends through the guarded client. `contact` is the operator's address. */
export const makeWebPushSender = (outbound: Outbound, contact: string): PushSender => ({
  // As `web-push` makes them, without loading it.
  freshKeys: () => {
    const pair = createECDH("prime256v1");
    const publicKey = pair.generateKeys().toString("base64url");
    // A number may begin with zeros, which the library of the pair leaves out.
    const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
    return { publicKey, privateKey: privateKey.toString("base64url") };
  },
  // A name that is not found now may be found later.
  mayAsk: (endpoint) =>
    Effect.match(outbound.check(endpoint), {
      onSuccess: () => true,
      onFailure: ({ _tag }) => _tag !== "AddressRefused",
    }),
  send: ({ endpoint, p256dh, auth }, keys, { text, ttl, topic }) =>
    Effect.gen(function* () {
      const { default: library } = yield* Effect.promise(() => import("web-push"));
      const details = yield* Effect.result(
        Effect.try({
          try: () =>
            library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
              vapidDetails: { subject: `mailto:${contact}`, ...keys },
              TTL: ttl,
              topic,
              urgency: "normal",
              contentEncoding: "aes128gcm",
            }),
          // A browser that gave keys which are none is never told anything.
          catch: (): PushSent => ({ _tag: "Refused", code: "BadKeys" }),
        }),
      );
      if (details._tag === "Failure") return details.failure;
      const { headers, body } = details.success;
      const sent = Object.entries(headers as Readonly<Record<string, string | number>>)
        .filter(([name]) => name.toLowerCase() !== "content-length")
        .map(([name, value]): [string, string] => [name, String(value)]);
      const request = {
        method: "POST" as const,
        url: endpoint,
        headers: Object.fromEntries(sent),
        body: Uint8Array.from(body ?? []),
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
      };
      return yield* Effect.match(outbound.send(request), {
        onSuccess: ({ status }) => sentOf(status),
        onFailure: failedOf,
      });
    }),
});
