import type { Flag } from "@morsel/domain/eligibility";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** By the command, or on the page for admins. */
export type FlagSetter = "command" | "page";
export type StoredFlag = Flag & { readonly setBy: FlagSetter };

/** The flags that are set while the server runs. Every answered write is durable. */
export interface FlagStore {
  readonly all: Effect.Effect<readonly StoredFlag[]>;
  /** W203: a name has one setting, the last. */
  readonly set: (flag: Flag, setBy: FlagSetter) => Effect.Effect<void>;
  /** W203: the configuration's counts again, if it has one. */
  readonly reset: (name: string) => Effect.Effect<void>;
}

export const FlagStore = token<FlagStore>("FlagStore");
