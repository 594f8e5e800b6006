import type { CommonPasswords } from "@morsel/application/identity/common-passwords";
import * as Effect from "effect/Effect";

const FEW: ReadonlySet<string> = new Set(["letmein", "monkey", "summer", "dragon"]);

/** For tests and Storybook only: enough to be refused by. */
export const makeMemoryCommonPasswords = (): CommonPasswords => ({
  isCommon: Effect.succeed((text) => FEW.has(text)),
});
