import type { Effect } from "effect";
import { token } from "../../platform/token.ts";

/** An answer of the server as the page held it, under the key of the query that it answers. */
export type KeptRead = {
  /** The key as one text. */
  readonly hash: string;
  readonly key: readonly unknown[];
  readonly data: unknown;
  readonly updatedAt: number;
};

/** Answers that a member has seen on this device, to be seen again without a network: one member's at a time. */
export interface KeptReads {
  readonly keep: (member: string, reads: readonly KeptRead[]) => Effect.Effect<void>;
  readonly all: (member: string) => Effect.Effect<readonly KeptRead[]>;
  /** Nothing stays of what others have seen; of nobody's where no member is named. */
  readonly forgetOthers: (member: string | undefined) => Effect.Effect<void>;
}

export const KeptReads = token<KeptReads>("KeptReads");

/** The pages themselves, which the browser keeps apart from what they show. */
export interface KeptPages {
  /** `isChanged` says that something about the member is new, and what was kept before too old. */
  readonly keep: (member: string | undefined, isChanged: boolean) => void;
  readonly forget: () => void;
}

export const KeptPages = token<KeptPages>("KeptPages");
