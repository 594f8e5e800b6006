import type { DevicesClient } from "@morsel/application/identity/client/devices-client";
import * as Effect from "effect/Effect";
import { type ApiClient, done } from "../shared/call.ts";
import { readDevice } from "./session-codec.ts";
import * as calls from "./sessions-calls.ts";

export const devicesClient = ({ call }: ApiClient): DevicesClient => ({
  all: call(calls.sessions, {}, ({ items }) => items.map(readDevice)),
  end: (id) => Effect.catchTag(call(calls.endSession, { params: { id } }, done), "SessionNotFound", () => Effect.void),
  endOthers: call(calls.endSessions, { query: { scope: "others" } }, done),
});
