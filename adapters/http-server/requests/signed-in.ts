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
  scopeOf,
  SignedIn,
} from "../../http-contract/shared/access.ts";
import { problem } from "../responses/responses.ts";
import { accessRefusal } from "./access-refusal.ts";

/**
 * Refuses requests without a session. Handlers receive the member that was read with it, so that none reads it again. J28: a member who is
 * about to leave can only see and cancel that. ID107: premium is read only for endpoints that need it. W352: a token opens the endpoints
 * that its scopes name.
 */
export const signedIn = (memberships: Memberships) =>
  Layer.succeed(SignedIn, (handler, { endpoint }) =>
    Effect.gen(function* () {
      const bearer = yield* CurrentBearer;
      const session = bearer ?? (yield* CurrentSession);
      const caller = Context.getOrUndefined(endpoint.annotations as Context.Context<Access>, Access) ?? "member";
      const member = session?.member;
      const { hasPremium } =
        caller === "premium" && member !== undefined ? yield* memberships.of(member) : { hasPremium: false };
      const isOpenWhileLeaving = Context.get(endpoint.annotations, OpenWhileLeaving);
      const refusal = accessRefusal(caller, { member, hasPremium, isOpenWhileLeaving });
      if (refusal !== undefined) return problem(refusal);
      if (bearer !== undefined) {
        const scope = scopeOf(endpoint.annotations, endpoint.method);
        if (scope === undefined || !bearer.scopes.includes(scope))
          return problem("ScopeMissing", { scope: scope ?? "none" });
      }
      return member === undefined
        ? problem("SignInNeeded")
        : yield* Effect.provideService(handler, CurrentMember, member);
    }),
  );
