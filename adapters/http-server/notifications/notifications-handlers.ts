import { LiveNotifications } from "@morsel/application/notifications/live-notifications";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import * as Effect from "effect/Effect";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { json, problem } from "../responses/responses.ts";
import { eventStream } from "./event-stream.ts";
import { forMember } from "../responses/for-member.ts";

/** In seconds, after which who found no place may ask again. */
const LATER = 300;

export const notificationsHandlers = defineHandlers(
  "notifications",
  { store: NotificationStore, live: LiveNotifications },
  ({ store, live }) =>
    HttpApiBuilder.group(Api, "notifications", (handlers) =>
      handlers
        .handle("messageCounts", () => forMember((id) => Effect.map(store.of(id), json)))
        .handle("notificationStream", () =>
          Effect.gen(function* () {
            const { call, session } = yield* CurrentRequest;
            const member = yield* CurrentMember;
            const later = problem("TooManyTries", { retry_after: LATER });
            if (session === undefined) return later;
            const headers = { "content-type": "text/event-stream", "x-accel-buffering": "no" };
            // A HEAD request receives no events and takes no place.
            if (call.method === "HEAD") return HttpServerResponse.raw("", { headers });
            return yield* Effect.match(live.open({ member: member.id, session: session.session.id }), {
              onFailure: () => later,
              onSuccess: (news) => HttpServerResponse.raw(eventStream(news, Math.random), { headers }),
            });
          }),
        ),
    ),
);
