import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { TooManyTries } from "../shared/problem-schemas.ts";

/** SO16 */
const Notifications = Schema.Struct({ unread_message_count: Schema.Int, new_invitation_count: Schema.Int });

/** W232: server-sent events: `counts` with the counts as JSON, `beat` while nothing happens, `ended` when the session has. */
const EventStream = Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "text/event-stream" }));

export class NotificationsGroup extends HttpApiGroup.make("notifications")
  .add(
    HttpApiEndpoint.get("messageCounts", "/api/services/uacf-nutrition/web/messages/message_counts", {
      success: Notifications,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("notificationStream", "/api/services/notifications/stream", {
      success: EventStream,
      error: TooManyTries,
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "messages")
  .middleware(SignedIn)
  .middleware(PlainRefusals) {}
