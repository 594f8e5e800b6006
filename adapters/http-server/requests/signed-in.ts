import type { Entitlements } from "@morsel/application/eligibility/entitlements";
import type { Memberships } from "@morsel/application/eligibility/membership-facts";
import type { HasEntered } from "@morsel/application/admin/enter-admin";
import type { Clock } from "@morsel/application/platform/clock";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import {
  Access,
  CurrentBearer,
  CurrentMember,
  CurrentSession,
  OpenBeforeEntry,
  OpenWhileLeaving,
  scopeOf,
  SignedIn,
  Wall,
} from "../../http-contract/shared/access.ts";
import { problem } from "../responses/responses.ts";
import { accessRefusal } from "./access-refusal.ts";

export type SignedInPorts = {
  readonly memberships: Memberships;
  readonly entitlements: Entitlements;
  readonly clock: Clock;
  readonly hasEntered: HasEntered;
};

/**
 * Refuses requests without a session. Handlers receive the member that was read with it, so that none reads it again. J28: a member who is
 * about to leave can only see and cancel that. ID107: premium is read only for endpoints that need it. W352: a token opens the endpoints
 * that its scopes name. W532: the endpoints of admins open after the second step.
 * ME23: what the operator keeps behind premium is refused without it.
 */
export const signedIn = ({ memberships, entitlements, clock, hasEntered }: SignedInPorts) =>
  Layer.succeed(SignedIn, (handler, { endpoint }) =>
    Effect.gen(function* () {
      const bearer = yield* CurrentBearer;
      const active = yield* CurrentSession;
      const session = bearer ?? active;
      const caller = Context.getOrUndefined(endpoint.annotations as Context.Context<Access>, Access) ?? "member";
      const member = session?.member;
      const { hasPremium } =
        caller === "premium" && member !== undefined ? yield* memberships.of(member) : { hasPremium: false };
      const isOpenWhileLeaving = Context.get(endpoint.annotations, OpenWhileLeaving);
      const now = yield* clock.now;
      const refusal = accessRefusal(caller, { member, now, hasPremium, isOpenWhileLeaving });
      if (refusal !== undefined) return problem(refusal);
      if (bearer !== undefined) {
        const scope = scopeOf(endpoint.annotations, endpoint.method);
        if (scope === undefined || !bearer.scopes.includes(scope))
          return problem("ScopeMissing", { scope: scope ?? "none" });
      }
      const isGated = caller === "admin" && !Context.get(endpoint.annotations, OpenBeforeEntry);
      if (isGated && !(active !== undefined && (yield* hasEntered(active)))) return problem("AdminEntryNeeded");
      const feature = Context.get(endpoint.annotations, Wall);
      if (feature !== undefined && member !== undefined && !(yield* entitlements.mayUse(member, feature)))
        return problem("PremiumNeeded");
      return member === undefined
        ? problem("SignInNeeded")
        : yield* Effect.provideService(handler, CurrentMember, member);
    }),
  );
