import type { ActiveSession } from "@morsel/application/identity/session-store";
import * as Effect from "effect/Effect";
import { CurrentSession } from "../../../http-contract/shared/access.ts";

/** Who is signed in and where, at an endpoint that is for members, so somebody is. */
export const activeSession: Effect.Effect<ActiveSession> = Effect.flatMap(CurrentSession, (session) =>
  session === undefined ? Effect.die(new Error("Nobody is signed in")) : Effect.succeed(session),
);
