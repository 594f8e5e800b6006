import { hash } from "node:crypto";
import type { Call } from "./request-context.ts";

/** Weak: compression changes bytes and not what they say. */
export const entityTag = (body: string | Uint8Array): string => `W/"${hash("sha1", body, "base64url")}"`;

/** True if the program that asks has what the tag stands for; undefined where it names no tag. */
export const hasTag = ({ headers }: Pick<Call, "headers">, etag: string): boolean | undefined => {
  const known = headers["if-none-match"]?.split(",").map((one) => one.trim());
  return known === undefined ? undefined : known.includes(etag) || known.includes("*");
};
