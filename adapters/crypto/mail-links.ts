import type { MailLinks } from "@morsel/application/mail/mail-links";
import type { Keys } from "@morsel/application/platform/keys";
import type { Sealing } from "@morsel/application/platform/sealing";
import { createHash, createHmac } from "node:crypto";

const CONTEXT = "link in a mail";

export const makeMailLinks = (keys: Keys, sealing: Sealing): MailLinks => {
  const tokenWith = (key: Uint8Array, id: string): string => createHmac("sha256", key).update(id).digest("base64url");
  const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
  return {
    tokenOf: (id, hash) => {
      const right = hash === undefined ? undefined : keys.find((key) => hashOf(tokenWith(key, id)) === hash);
      return tokenWith(right ?? keys[0], id);
    },
    hashOf,
    seal: (text) => sealing.seal(text, CONTEXT),
    open: (sealed) => sealing.open(sealed, CONTEXT)?.text,
  };
};
