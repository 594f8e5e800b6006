import type { WebhookSigning } from "@morsel/application/webhooks/webhook-store";
import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** W723: symmetric signatures of standard-webhooks. */
export const makeWebhookSigning = (): WebhookSigning => ({
  fresh: () => PREFIX + randomBytes(SECRET_BYTES).toString("base64"),
  sign: (secret, content) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
  },
});
