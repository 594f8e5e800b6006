import type { DevicesClient } from "@morsel/application/identity/client/devices-client";
import type { SessionStore } from "@morsel/application/identity/session-store";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";

export type DevicesClientPorts = { readonly connection: MemoryConnection; readonly sessions: SessionStore };

/** The devices of whoever is signed in. */
export const makeMemoryDevicesClient = ({ connection, sessions }: DevicesClientPorts): DevicesClient => ({
  all: connection.reachAs((member) =>
    Effect.map(sessions.all(member), (all) =>
      all.map(({ id, createdAt, lastSeenAt, device }) => ({
        ...device,
        id,
        signedInAt: createdAt,
        lastSeenAt,
        isCurrent: id === connection.browser.session,
      })),
    ),
  ),
  end: (id) => connection.reachAs((member) => Effect.asVoid(sessions.end(member, id))),
  endOthers: connection.reachAs((member) => Effect.asVoid(sessions.endAll(member, connection.browser.session))),
});
