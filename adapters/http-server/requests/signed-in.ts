import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { CurrentMember, CurrentSession, SignedIn } from "../../http-contract/shared/access.ts";
import { problem } from "../responses/responses.ts";

/** Nobody passes without a session. Handlers are given its member, which was read with it, so that nobody asks for it again. */
export const signedIn = Layer.succeed(SignedIn, (handler) =>
  Effect.flatMap(CurrentSession, (session) =>
    session === undefined
      ? Effect.succeed(problem("SignInNeeded"))
      : Effect.provideService(handler, CurrentMember, session.member),
  ),
);
