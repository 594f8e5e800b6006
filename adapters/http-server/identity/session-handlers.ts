import { SessionStore } from "@morsel/application/identity/session-store";
import { IdentityUseCases } from "@morsel/application/identity/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeDevice } from "../../http-contract/identity/session-codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { json, problem } from "../responses/responses.ts";
import { reply } from "../responses/reply.ts";
import { activeSession } from "./active-session.ts";
import { Sessions } from "./sessions.ts";
import { signedOut } from "./sign-out.ts";

const needs = { store: SessionStore, sessions: Sessions, useCases: IdentityUseCases };

/** The devices on which a member is signed in. */
export const sessionHandlers = defineHandlers(needs, ({ store, sessions, useCases }) =>
  HttpApiBuilder.group(Api, "sessions", (handlers) =>
    handlers
      .handle("sessions", () =>
        Effect.flatMap(activeSession, ({ member, session }) =>
          Effect.map(store.all(member.id), (all) => json({ items: all.map((one) => writeDevice(one, session.id)) })),
        ),
      )
      .handle("endSessions", ({ query }) =>
        Effect.gen(function* () {
          const { member, session } = yield* activeSession;
          if (query.scope === "all") return yield* signedOut(sessions, json({ ended: yield* store.endAll(member.id) }));
          return json({ ended: yield* store.endAll(member.id, session.id) });
        }),
      )
      .handle("confirm", ({ payload: { password } }) =>
        Effect.flatMap(activeSession, (asks) => reply(useCases.confirmIdentity(asks, password), () => ({}))),
      )
      .handle("endSession", ({ params: { id } }) =>
        Effect.gen(function* () {
          const { member, session } = yield* activeSession;
          if (!(yield* store.end(member.id, id as typeof session.id))) return problem("SessionNotFound", { id });
          return id === session.id ? yield* signedOut(sessions, json({ ended: 1 })) : json({ ended: 1 });
        }),
      ),
  ),
);
