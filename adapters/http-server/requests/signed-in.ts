import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import {
  CurrentBearer,
  CurrentMember,
  CurrentSession,
  OpenWhileLeaving,
  Scope,
  SignedIn,
} from "../../http-contract/shared/access.ts";
import { problem } from "../responses/responses.ts";

/**
 * Nobody passes without a session. Handlers are given its member, which was read with it, so that nobody asks for it again. J28: who is
 * about to leave sees and takes back only that. W352: a token opens what its scopes name.
 */
export const signedIn = Layer.succeed(SignedIn, (handler, { endpoint }) =>
  Effect.gen(function* () {
    const bearer = yield* CurrentBearer;
    const session = bearer ?? (yield* CurrentSession);
    if (session === undefined) return problem("SignInNeeded");
    const { member } = session;
    if (member.suspendedAt !== undefined) return problem("AccountSuspended");
    if (member.eraseAt !== undefined && !Context.get(endpoint.annotations, OpenWhileLeaving))
      return problem("AccountClosing");
    const scope = Context.get(endpoint.annotations, Scope);
    if (bearer !== undefined && (scope === undefined || !bearer.scopes.includes(scope)))
      return problem("ScopeMissing", { scope: scope ?? "none" });
    return yield* Effect.provideService(handler, CurrentMember, member);
  }),
);
