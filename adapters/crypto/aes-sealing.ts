import type { Keys } from "@morsel/application/platform/keys";
import type { Sealing } from "@morsel/application/platform/sealing";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const openWith = (key: Uint8Array, sealed: Buffer, context: string): string | undefined => {
  try {
    const open = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    open.setAAD(Buffer.from(context));
    open.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([open.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), open.final()]).toString();
  } catch {
    // Forged, damaged, or sealed for something else or with another secret: all the same to the caller.
    return undefined;
  }
};

/** AES-256-GCM (NIST SP 800-38D) with a random nonce: nonce, text and tag, base64url. */
export const makeAesSealing = (keys: Keys): Sealing => ({
  seal: (text, context) => {
    const nonce = randomBytes(NONCE_BYTES);
    const sealing = createCipheriv(ALGORITHM, keys[0], nonce, { authTagLength: TAG_BYTES });
    sealing.setAAD(Buffer.from(context));
    const sealed = Buffer.concat([nonce, sealing.update(text, "utf8"), sealing.final(), sealing.getAuthTag()]);
    return sealed.toString("base64url");
  },
  open: (sealed, context) => {
    const bytes = Buffer.from(sealed, "base64url");
    if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString("base64url") !== sealed) return undefined;
    for (const key of keys) {
      const text = openWith(key, bytes, context);
      if (text !== undefined) return { text, isOfEarlierSecret: key !== keys[0] };
    }
    return undefined;
  },
});
