import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { listToken } from "../platform/token.ts";

/** Step of a concept before a member's data are erased. It may run again: an interrupted erasure begins anew. */
export type BeforeErasure = (member: MemberId) => Effect.Effect<void>;
export const BeforeErasure = listToken<BeforeErasure>("BeforeErasure");
