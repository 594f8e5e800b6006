import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** Words that many people's passwords are, from lists of what leaked. */
export interface CommonPasswords {
  /** Answers whether a text in lower case is one of them; read once, when it is first asked for. */
  readonly isCommon: Effect.Effect<(text: string) => boolean>;
}

export const CommonPasswords = token<CommonPasswords>("CommonPasswords");
