import type { ResolveSession } from "@morsel/application/identity/resolve-session";
import type { ActiveSession } from "@morsel/application/identity/session-store";
import * as Effect from "effect/Effect";
import type { Answer, Call, RequestContext } from "../../requests/request-context.ts";
import { truncatedNetwork } from "../../requests/network.ts";
import type { Sessions } from "./sessions.ts";

/** The session of a request, and the renewal of its cookie. */
export type CurrentSession = {
  readonly active: ActiveSession;
  /** ID28: what its token remembers. */
  readonly isInApp: boolean;
  /** Sets the cookie anew where it is time and the answer sets none itself. */
  readonly renewIn: (answer: Answer) => Effect.Effect<Answer>;
};

export type FindCurrentSession = (
  request: Pick<RequestContext, "call" | "cookies" | "origin">,
) => Effect.Effect<CurrentSession | undefined>;

/** J8: a page that says for whom it asks is not answered as somebody else, whose cookie came after it was opened. */
const isForAnother = (call: Call, member: string): boolean => {
  const asker = call.headers["morsel-member"];
  return asker !== undefined && asker !== member;
};

export const makeFindCurrentSession = (sessions: Sessions, resolveSession: ResolveSession): FindCurrentSession =>
  Effect.fnUntraced(function* ({ call, cookies, origin }) {
    const ticket = yield* sessions.read(cookies, origin);
    if (ticket === undefined || isForAnother(call, ticket.member)) return undefined;
    const active = yield* resolveSession(ticket, truncatedNetwork(call.address));
    return (
      active && {
        active,
        isInApp: ticket.isInApp === true,
        renewIn: (answer) =>
          answer.headers["set-cookie"] === undefined
            ? Effect.map(sessions.renew(ticket, active, { call, cookies, origin }), (lines) =>
                lines.length === 0 ? answer : { ...answer, headers: { ...answer.headers, "set-cookie": lines } },
              )
            : Effect.succeed(answer),
      }
    );
  });
