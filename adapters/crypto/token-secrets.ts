import type { TokenSecrets } from "@morsel/application/tokens/token-store";
import { createHash, randomBytes } from "node:crypto";

/** Of 256 random bits a plain hash is enough: nobody tries them all. */
export const makeTokenSecrets = (): TokenSecrets => ({
  fresh: () => randomBytes(32).toString("base64url"),
  hashOf: (secret) => createHash("sha256").update(secret).digest("base64url"),
});
