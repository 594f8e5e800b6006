import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { MailLinks } from "@morsel/application/mail/mail-links";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Longer than anything that is sealed. */
const LONGEST = 500;

export const makeMailLinks = (secret: string): MailLinks => {
  const keyFor = (purpose: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  const [forTokens, forSeals] = [keyFor("morsel mail tokens"), keyFor("morsel mail seals")];
  return {
    tokenOf: (id) => createHmac("sha256", forTokens).update(id).digest("base64url"),
    hashOf: (token) => createHash("sha256").update(token).digest("base64url"),
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, forSeals, nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed.slice(0, LONGEST), "base64url");
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, forSeals, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        // Another server's, or changed on the way: it says nothing.
        return undefined;
      }
    },
  };
};
