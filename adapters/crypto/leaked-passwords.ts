import type { CommonPasswords } from "@morsel/application/identity/common-passwords";
import * as Effect from "effect/Effect";

/** Fifty thousand passwords that leaked often. They are 22 MB of memory and a tenth of a second, so they are read when first needed. */
export const makeLeakedPasswords = (): CommonPasswords => {
  let known: Promise<ReadonlySet<string>> | undefined;
  const read = async (): Promise<ReadonlySet<string>> => {
    const { dictionary } = await import("@zxcvbn-ts/language-common");
    return new Set(dictionary["passwords-common"]);
  };
  return {
    isCommon: Effect.map(
      Effect.promise(() => (known ??= read())),
      (words) => (text) => words.has(text),
    ),
  };
};
