import { AppUseCases } from "@morsel/application/tokens/app-use-cases";
import type { AppGrantId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { readAskedApp, writeConnectedApps } from "../../http-contract/tokens/apps-codec.ts";
import { activeSession } from "../identity/session/active-session.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { replyForId } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";
import { audiencesOf } from "./oauth-endpoints.ts";

export const appsHandlers = defineHandlers("apps", { apps: AppUseCases }, ({ apps }) =>
  HttpApiBuilder.group(Api, "apps", (handlers) =>
    handlers
      .handle("connectedApps", () => replyForId(apps.all, writeConnectedApps))
      .handle("disconnectApp", ({ params: { id } }) =>
        replyForId((member) => apps.end(member, id as AppGrantId), writeConnectedApps),
      )
      .handle("askedApp", ({ query }) =>
        Effect.flatMap(CurrentRequest, ({ origin }) =>
          reply(apps.ask(readAskedApp(query), audiencesOf(origin)), (asked) =>
            asked._tag === "Answer"
              ? { redirect_to: asked.to }
              : { name: asked.app.name, scopes: asked.checked.scopes },
          ),
        ),
      )
      .handle("decideOnApp", ({ payload: { allowed, ...asked } }) =>
        Effect.gen(function* () {
          const { origin } = yield* CurrentRequest;
          const active = yield* activeSession;
          return yield* reply(apps.decide(active, readAskedApp(asked), audiencesOf(origin), allowed), (to) => ({
            redirect_to: to,
          }));
        }),
      ),
  ),
);
