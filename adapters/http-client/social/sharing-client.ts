import type { SharingClient } from "@morsel/application/social/client/sharing-client";
import * as Effect from "effect/Effect";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { readSharing, writeMode } from "../../http-contract/social/codec.ts";
import { socialRefusals } from "../../http-contract/social/problems.ts";
import type { WireSharing } from "../../http-contract/social/sharing.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/diary-sharing";

const read = (body: unknown) => readSharing(body as WireSharing);

export const makeHttpSharingClient = (...how: HttpConnection): SharingClient => {
  const wire = makeHttpTransport(...how);
  return {
    read: Effect.flatMap(wire({ method: "GET", path: PATH }), decodeResponse(read, { SignInNeeded })),
    change: (version, sharing) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: PATH, body: { version, ...writeMode(sharing) } }),
        decodeResponse(read, {
          SharingVersionConflict: socialRefusals.SharingVersionConflict,
          FieldRefused,
          SignInNeeded,
        }),
      ),
  };
};
