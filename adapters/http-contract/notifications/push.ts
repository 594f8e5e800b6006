import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { MEAL_REMINDERS_MAX } from "@morsel/domain/social";
import { SLOT_IDS } from "@morsel/domain/meal-slots";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { textUpTo, Uuid } from "../shared/primitives.ts";
import { FieldRefused } from "../shared/problem-schemas.ts";

const Time = textUpTo(5).annotate({ description: "A time of day where the member lives, 07:30." });

/** SO70: what a device is told of. Weekdays begin with Monday, 0. */
const Choices = Schema.Struct({
  messages: Schema.Boolean,
  invitations: Schema.Boolean,
  meals: Schema.Array(Schema.Struct({ meal: Schema.Literals(SLOT_IDS), time: Time })).check(
    Schema.isMaxLength(MEAL_REMINDERS_MAX, { expected: "each meal once" }),
  ),
  weigh_in: Schema.NullOr(
    Schema.Struct({
      days: Schema.Array(Schema.Int).check(Schema.isMaxLength(7, { expected: "each weekday once" })),
      time: Time,
    }),
  ),
  quiet: Schema.NullOr(Schema.Struct({ from: Time, to: Time })),
}).annotate({ identifier: "PushChoices" });
export type WirePushChoices = typeof Choices.Encoded;

/** `endpoint` is told to the device itself alone. */
const Device = Schema.Struct({
  id: Schema.String,
  browser: Schema.NullOr(Schema.String),
  system: Schema.NullOr(Schema.String),
  is_current: Schema.Boolean,
  endpoint: Schema.NullOr(Schema.String),
  last_used_at: Schema.String,
  choices: Choices,
}).annotate({ identifier: "PushDevice" });

/** `key` is what a browser subscribes for (RFC 8292). */
const Devices = Schema.Struct({ key: Schema.String, items: Schema.Array(Device) });
export type WirePushDevices = typeof Devices.Encoded;

const Endpoint = textUpTo(2000).check(
  Schema.isPattern(/^https:\/\/[^\s]+$/, { expected: "an address that begins with https://" }),
);
/** 65 and 16 bytes in base64url (RFC 8291). */
const P256dh = Schema.String.check(Schema.isPattern(/^[\w-]{87}=?$/, { expected: "a key of 65 bytes in base64url" }));
const Auth = Schema.String.check(Schema.isPattern(/^[\w-]{22}(==)?$/, { expected: "16 bytes in base64url" }));

const Address = Schema.Struct({ endpoint: Endpoint, p256dh: P256dh, auth: Auth });

export class PushDevicesGroup extends HttpApiGroup.make("pushDevices")
  .add(
    HttpApiEndpoint.get("pushDevices", "/", { success: Devices }).annotate(Access, "member"),
    HttpApiEndpoint.post("savePushDevice", "/", {
      payload: Schema.Struct({
        address: Address,
        choices: Choices,
      }),
      success: Devices,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("movePushDevice", "/move", {
      payload: Schema.Struct({ address: Address }),
      success: Devices,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("testPushDevice", "/test", {
      payload: Schema.Struct({}),
      success: Devices,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("removePushDevice", "/remove", {
      payload: Schema.Struct({ id: Uuid }),
      success: Devices,
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "session")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/notifications/devices") {}
