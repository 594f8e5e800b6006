import type { MemberStore } from "@morsel/application/identity/member-store";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { CurrentMember, CurrentSession, SignedIn } from "../../http-contract/shared/access.ts";
import { problem } from "../responses/responses.ts";

/**
 * Nobody passes without a session of a member who is there: a session outlives its member by weeks. Handlers are given the
 * member, so that nobody asks for it again; between requests nothing is remembered.
 */
export const signedIn = (members: MemberStore) =>
  Layer.succeed(SignedIn, (handler) =>
    Effect.gen(function* () {
      const session = yield* CurrentSession;
      const member = session === undefined ? undefined : yield* members.byId(session.member);
      if (member === undefined) return problem("SignInNeeded");
      return yield* Effect.provideService(handler, CurrentMember, member);
    }),
  );
