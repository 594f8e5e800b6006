import { makeUndiciOutboundHttp } from "@morsel/adapters/outbound/undici-outbound-http";
import type { PushAddress } from "@morsel/application/notifications/push-store";
import type { OutboundFailure, OutboundHttp } from "@morsel/application/platform/outbound-http";
import { Effect } from "effect";
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { listenOn, toPort } from "./outbound.ts";

const derived = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** A browser's side of a subscription: reads what is encrypted for it (RFC 8291, 8188). */
export const makeSubscription = (endpoint: string) => {
  const pair = createECDH("prime256v1");
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const address: PushAddress = { endpoint, p256dh: own.toString("base64url"), auth: auth.toString("base64url") };
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + idLength);
    const secret = derived(
      pair.computeSecret(theirs),
      auth,
      Buffer.concat([Buffer.from("WebPush: info\0"), own, theirs]),
      32,
    );
    const key = derived(secret, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = derived(secret, salt, "Content-Encoding: nonce\0", 12);
    const sealed = body.subarray(21 + idLength);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  };
  return { address, read };
};

/** The claims of a server: fails where its signature is not that of its key (RFC 8292). */
export const vapidClaims = (authorization: string): Readonly<Record<string, unknown>> & { readonly key: string } => {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isRight = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isRight) throw new Error("The signature is not that of the key.");
  return { ...JSON.parse(Buffer.from(claims, "base64url").toString()), key };
};

export type Pushed = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** A push service on this machine: keeps what it is sent, and answers as the test says. */
export const startPushService = async () => {
  const pushed: Pushed[] = [];
  let status = 201;
  const port = await listenOn((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      pushed.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  const guarded = toPort(port);
  // Browsers name https addresses: those of this service are reached here, all others as in production.
  const outbound: OutboundHttp & { readonly check: (url: string) => Effect.Effect<void, OutboundFailure> } = {
    check: (url) => (url.startsWith("https://push.example/") ? Effect.void : makeUndiciOutboundHttp().check(url)),
    send: (request) =>
      guarded.send({ ...request, url: request.url.replace("https://push.example", `http://127.0.0.1:${port}`) }),
  };
  return {
    pushed,
    outbound,
    answer: (next: number): void => {
      status = next;
    },
  };
};
