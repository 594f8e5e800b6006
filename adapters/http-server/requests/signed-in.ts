import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { CurrentMember, CurrentSession, SignedIn } from "../../http-contract/shared/access.ts";
import { problem } from "../responses/responses.ts";
import type { MemberStore } from "@morsel/application/identity/member-store";

/**
 * Nobody passes without a session. A session whose member is gone fails somewhere inside, which costs nothing while all
 * is well; it is then told from a defect by asking for the member.
 */
export const signedIn = (members: MemberStore) =>
  Layer.succeed(SignedIn, (handler) =>
    Effect.flatMap(CurrentSession, (session) => {
      if (session === undefined) return Effect.succeed(problem("SignInNeeded"));
      return Effect.provideService(handler, CurrentMember, session).pipe(
        Effect.catchDefect((defect) =>
          Effect.flatMap(members.byId(session.member), (member) =>
            member === undefined ? Effect.succeed(problem("SignInNeeded")) : Effect.die(defect),
          ),
        ),
      );
    }),
  );
