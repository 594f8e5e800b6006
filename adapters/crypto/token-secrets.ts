import type { PkceChallenge } from "@morsel/application/tokens/app-store";
import type { TokenSecrets } from "@morsel/application/tokens/token-store";
import { createHash, randomBytes } from "node:crypto";

/** A plain hash is enough for 256 random bits: nobody can try them all. */
export const makeTokenSecrets = (): TokenSecrets => ({
  fresh: () => randomBytes(32).toString("base64url"),
  hashOf: (secret) => createHash("sha256").update(secret).digest("base64url"),
});

/** RFC 7636, 4.2: S256. */
export const pkceChallenge: PkceChallenge = (verifier) => createHash("sha256").update(verifier).digest("base64url");
