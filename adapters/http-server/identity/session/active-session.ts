import type { ActiveSession } from "@morsel/application/identity/session-store";
import * as Effect from "effect/Effect";
import { CurrentSession } from "../../../http-contract/shared/access.ts";

/** The session at an endpoint for members, where it always exists. */
export const activeSession: Effect.Effect<ActiveSession> = Effect.flatMap(CurrentSession, (session) =>
  session === undefined ? Effect.die(new Error("Nobody is signed in")) : Effect.succeed(session),
);
