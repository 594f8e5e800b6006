import type { Flag } from "@morsel/domain/eligibility";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** The flags that are set while the server runs. Every answered write is durable. */
export interface FlagStore {
  readonly all: Effect.Effect<readonly Flag[]>;
  /** W203: a name has one setting, the last. */
  readonly set: (flag: Flag) => Effect.Effect<void>;
}

export const FlagStore = token<FlagStore>("FlagStore");
