import type { SecondStepSecrets } from "@morsel/application/sign-in-methods/second-step-secrets";
import { RECOVERY_CODES, recoveryCode } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** RFC 6238: what every app can do. */
const PERIOD_SECONDS = 30;
const OPTIONS = { issuer: "Morsel", algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS } as const;
/** ID83: one step before and one after. */
const WINDOW = 1;
/** RFC 4226, 4: 160 bits. */
const SECRET_BYTES = 20;
const SALT_BYTES = 16;

const hashOf = (code: string, salt: string): string =>
  `${salt}:${createHash("sha256").update(`${salt}:${code}`).digest("base64url")}`;

const isEqual = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

export const makeOtpauthSecondStep = (): SecondStepSecrets => {
  const otpauth = Effect.promise(() => import("otpauth"));
  return {
    newSecret: Effect.map(otpauth, ({ Secret }) => new Secret({ size: SECRET_BYTES }).base32),
    address: (secret, account) =>
      Effect.map(otpauth, ({ TOTP }) => new TOTP({ ...OPTIONS, secret, label: account }).toString()),
    stepOf: (secret, code, now) =>
      Effect.map(otpauth, ({ TOTP }) => {
        const delta = new TOTP({ ...OPTIONS, secret }).validate({ token: code, timestamp: now, window: WINDOW });
        return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
      }),
    newCodes: Effect.sync(() => Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(16)))),
    hash: (code) => hashOf(code, randomBytes(SALT_BYTES).toString("base64url")),
    find: (code, hashes) => hashes.find((hash) => isEqual(hash, hashOf(code, hash.slice(0, hash.indexOf(":"))))),
  };
};
