import type { Ids } from "@morsel/application/ports/ids";
import * as Effect from "effect/Effect";
import { randomBytes } from "node:crypto";

/** RFC 9562, section 5.7: milliseconds, the version, then chance. */
export const uuidV7 = (milliseconds: number): string => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
};

export const makeUuidV7Ids = (): Ids => ({ next: Effect.sync(() => uuidV7(Date.now())) });
