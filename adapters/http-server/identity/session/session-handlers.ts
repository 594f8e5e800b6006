import { AccountStore } from "@morsel/application/account/account-store";
import { Clock } from "@morsel/application/platform/clock";
import { Ids } from "@morsel/application/platform/ids";
import { type ActiveSession, SessionStore } from "@morsel/application/identity/session-store";
import { IdentityUseCases } from "@morsel/application/identity/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../../http-contract/api.ts";
import { writeDevice } from "../../../http-contract/identity/session-codec.ts";
import { defineHandlers } from "../../platform/handlers.ts";
import { json, problem } from "../../responses/responses.ts";
import { reply } from "../../responses/reply.ts";
import { activeSession } from "./active-session.ts";
import { Sessions } from "./sessions.ts";
import { signOutSession } from "./sign-out.ts";

const needs = {
  store: SessionStore,
  sessions: Sessions,
  useCases: IdentityUseCases,
  accounts: AccountStore,
  ids: Ids,
  clock: Clock,
};

/** The devices on which a member is signed in. */
export const sessionHandlers = defineHandlers(
  "sessions",
  needs,
  ({ store, sessions, useCases, accounts, ids, clock }) => {
    /** J30: by whichever device asked. */
    const note = Effect.fnUntraced(function* (
      kind: "deviceEnded" | "devicesEnded",
      { member, session }: ActiveSession,
    ) {
      const [id, at] = [yield* ids.next, yield* clock.now];
      yield* accounts.note(member.id, { events: [{ id, kind, at, device: session.device }] });
    });
    return HttpApiBuilder.group(Api, "sessions", (handlers) =>
      handlers
        .handle("sessions", () =>
          Effect.flatMap(activeSession, ({ member, session }) =>
            Effect.map(store.all(member.id), (all) => json({ items: all.map((one) => writeDevice(one, session.id)) })),
          ),
        )
        .handle("endSessions", ({ query }) =>
          Effect.gen(function* () {
            const active = yield* activeSession;
            const isAll = query.scope === "all";
            const ended = yield* store.endAll(active.member.id, isAll ? undefined : active.session.id);
            yield* note("devicesEnded", active);
            return isAll ? yield* signOutSession(sessions, json({ ended })) : json({ ended });
          }),
        )
        .handle("confirm", ({ payload: { password } }) =>
          Effect.flatMap(activeSession, (asks) => reply(useCases.confirmIdentity(asks, password), () => ({}))),
        )
        .handle("endSession", ({ params: { id } }) =>
          Effect.gen(function* () {
            const active = yield* activeSession;
            const { member, session } = active;
            if (!(yield* store.end(member.id, id as typeof session.id))) return problem("SessionNotFound", { id });
            yield* note("deviceEnded", active);
            return id === session.id ? yield* signOutSession(sessions, json({ ended: 1 })) : json({ ended: 1 });
          }),
        ),
    );
  },
);
