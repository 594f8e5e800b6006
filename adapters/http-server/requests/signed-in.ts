import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { CurrentMember, CurrentSession, OpenWhileLeaving, SignedIn } from "../../http-contract/shared/access.ts";
import { problem } from "../responses/responses.ts";

/**
 * Nobody passes without a session. Handlers are given its member, which was read with it, so that nobody asks for it again. J28: who is
 * about to leave sees and takes back only that.
 */
export const signedIn = Layer.succeed(SignedIn, (handler, { endpoint }) =>
  Effect.flatMap(CurrentSession, (session) => {
    if (session === undefined) return Effect.succeed(problem("SignInNeeded"));
    const { member } = session;
    if (member.suspendedAt !== undefined) return Effect.succeed(problem("AccountSuspended"));
    if (member.eraseAt !== undefined && !Context.get(endpoint.annotations, OpenWhileLeaving))
      return Effect.succeed(problem("AccountClosing"));
    return Effect.provideService(handler, CurrentMember, member);
  }),
);
