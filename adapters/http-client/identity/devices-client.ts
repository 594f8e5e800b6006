import type { DevicesClient } from "@morsel/application/identity/client/devices-client";
import * as Effect from "effect/Effect";
import { readDevice } from "../../http-contract/identity/session-codec.ts";
import type { WireDevices } from "../../http-contract/identity/sessions.ts";
import { SignInNeeded } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/sessions";
const NOT_FOUND = 404;

/** Devices over the wire. */
export const makeHttpDevicesClient = (...how: HttpConnection): DevicesClient => {
  const wire = makeHttpTransport(...how);
  const ended = decodeResponse(() => undefined, { SignInNeeded });
  return {
    all: Effect.flatMap(
      wire({ method: "GET", path: PATH }),
      decodeResponse((body) => (body as WireDevices).items.map(readDevice), { SignInNeeded }),
    ),
    end: (id) =>
      Effect.flatMap(wire({ method: "DELETE", path: `${PATH}/${id}` }), (reply) =>
        reply.status === NOT_FOUND ? Effect.void : ended(reply),
      ),
    endOthers: Effect.flatMap(wire({ method: "DELETE", path: `${PATH}?scope=others` }), ended),
  };
};
