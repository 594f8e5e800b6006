import type { Keys } from "@morsel/application/platform/keys";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cookieLine } from "./cookies.ts";
import type { Csrf } from "./csrf.ts";
import { isHttps, isLocal } from "./origin.ts";

const nameOf = (origin: string): string => (isHttps(origin) ? "__Host-next-auth.csrf-token" : "next-auth.csrf-token");

const isEqual = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

export const makeCsrf = (keys: Keys): Csrf => {
  const hashOf = (token: string, key = keys[0]) => createHmac("sha256", key).update(token).digest("hex");
  const known = (cookies: ReadonlyMap<string, string>, origin: string): string | undefined => {
    const [token = "", hash = ""] = (cookies.get(nameOf(origin)) ?? "").replace(/%7C/i, "|").split("|");
    return token !== "" && keys.some((key) => isEqual(hash, hashOf(token, key))) ? token : undefined;
  };
  return {
    tokenFor: (cookies, origin) => {
      const token = known(cookies, origin);
      if (token !== undefined) return { token, setCookie: undefined };
      const fresh = randomBytes(32).toString("hex");
      const isSecure = isHttps(origin) || !isLocal(origin);
      return { token: fresh, setCookie: cookieLine(nameOf(origin), `${fresh}%7C${hashOf(fresh)}`, { isSecure }) };
    },
    isRight: (given, cookies, origin) => {
      const token = known(cookies, origin);
      return token !== undefined && given !== undefined && isEqual(given, token);
    },
  };
};
