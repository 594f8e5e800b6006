import type { Effect } from "effect";
import type { Answer } from "../requests/request-context.ts";

/** Follows one request under the name of its endpoint, and what is asked of the database for it. */
export type Trace = (name: string, answering: Effect.Effect<Answer>) => Effect.Effect<Answer>;
