import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from "node:crypto";

/** Just enough CBOR (RFC 8949) for what an authenticator says: whole numbers, texts, bytes and maps. */
type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

const head = (major: number, n: number): Buffer =>
  n < 24
    ? Buffer.from([(major << 5) | n])
    : n < 256
      ? Buffer.from([(major << 5) | 24, n])
      : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);

const cbor = (value: Cbor): Buffer => {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, held]) => [cbor(key), cbor(held)]);
  return Buffer.concat([head(5, value.size), ...entries]);
};

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const url = (data: Buffer): string => data.toString("base64url");

const PRESENT = 1;
const VERIFIED = 4;
const HAS_CREDENTIAL = 64;

export type Answer = Readonly<Record<string, unknown>>;
type Asked = Readonly<Record<string, unknown>>;
type Lies = {
  readonly origin?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly handle?: string;
};

/** An authenticator with one passkey (WebAuthn 3, ES256), which lies where a test says so. */
export const makeAuthenticator = (origin: string, lies: Lies = {}) => {
  const id = randomBytes(16);
  const { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
  });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const key = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
  let handle = "";
  let counter = 0;

  const dataOf = (flags: number, more: Buffer = Buffer.alloc(0), site = origin): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(site).hostname), Buffer.from([flags]), count, more]);
  };
  const clientData = (type: string, challenge: unknown, from = origin): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const flagsOf = ({ isVerified = true }: Lies): number => PRESENT | (isVerified ? VERIFIED : 0);

  return {
    id: url(id),
    create: (options: Asked, now: Lies = lies): Answer => {
      handle = String((options["user"] as { readonly id: string }).id);
      const length = Buffer.from([0, id.length]);
      const data = dataOf(flagsOf(now) | HAS_CREDENTIAL, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const attestation = cbor(
        new Map<string, Cbor>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", data],
        ]),
      );
      const client = clientData("webauthn.create", options["challenge"], now.origin);
      return {
        id: url(id),
        rawId: url(id),
        type: "public-key",
        clientExtensionResults: {},
        response: { clientDataJSON: url(client), attestationObject: url(attestation), transports: ["internal"] },
      };
    },
    get: (options: Asked, now: Lies = lies): Answer => {
      counter = now.counter ?? counter + 1;
      const data = dataOf(flagsOf(now));
      const client = clientData("webauthn.get", options["challenge"], now.origin);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        id: url(id),
        rawId: url(id),
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: url(client),
          authenticatorData: url(data),
          signature: url(signature),
          userHandle: now.handle ?? handle,
        },
      };
    },
  };
};
