import { token } from "@morsel/application/platform/token";
import type { Effect } from "effect";

/** True if the database answers. */
export type Readiness = Effect.Effect<boolean>;
export const Readiness = token<Readiness>("Readiness");
