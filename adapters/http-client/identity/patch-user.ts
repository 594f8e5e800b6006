import * as Effect from "effect/Effect";
import type { HttpTransport } from "../transport/http-transport.ts";

/** Changes a user, after which the session's cookie is set anew: whatever became of that, the change stands. */
export const patchUser = (wire: HttpTransport, body: unknown): ReturnType<HttpTransport> =>
  Effect.tap(wire({ method: "PATCH", path: "/api/services/users", body }), ({ status }) =>
    status === 200 ? Effect.ignore(wire({ method: "GET", path: "/api/auth/refresh-token-data" })) : Effect.void,
  );
