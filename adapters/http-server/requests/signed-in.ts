import type { Memberships } from "@morsel/application/eligibility/membership-facts";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import {
  Access,
  CurrentBearer,
  CurrentMember,
  CurrentSession,
  OpenWhileLeaving,
  Scope,
  SignedIn,
} from "../../http-contract/shared/access.ts";
import { problem } from "../responses/responses.ts";
import { accessRefusal } from "./access-refusal.ts";

/**
 * Nobody passes without a session. Handlers are given its member, which was read with it, so that nobody asks for it again. J28: who is
 * about to leave sees and takes back only that. ID107: whether a member has premium is asked where it matters alone. W352: a token opens
 * what its scopes name.
 */
export const signedIn = (memberships: Memberships) =>
  Layer.succeed(SignedIn, (handler, { endpoint }) =>
    Effect.gen(function* () {
      const bearer = yield* CurrentBearer;
      const session = bearer ?? (yield* CurrentSession);
      const caller = Context.getOrUndefined(endpoint.annotations as Context.Context<Access>, Access) ?? "member";
      const member = session?.member;
      const { hasPremium } =
        caller === "premium" && member !== undefined ? yield* memberships.of(member.id) : { hasPremium: false };
      const isOpenWhileLeaving = Context.get(endpoint.annotations, OpenWhileLeaving);
      const refusal = accessRefusal(caller, { member, hasPremium, isOpenWhileLeaving });
      if (refusal !== undefined) return problem(refusal);
      const scope = Context.get(endpoint.annotations, Scope);
      if (bearer !== undefined && (scope === undefined || !bearer.scopes.includes(scope)))
        return problem("ScopeMissing", { scope: scope ?? "none" });
      return member === undefined
        ? problem("SignInNeeded")
        : yield* Effect.provideService(handler, CurrentMember, member);
    }),
  );
