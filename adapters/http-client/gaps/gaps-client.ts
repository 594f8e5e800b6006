import type { GapsClient } from "@morsel/application/gaps/client/gaps-client";
import * as Effect from "effect/Effect";
import { readGaps } from "../../http-contract/gaps/codec.ts";
import type { WireGaps } from "../../http-contract/gaps/gaps.ts";
import { SignInNeeded } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

export const makeHttpGapsClient = (...how: HttpConnection): GapsClient => {
  const wire = makeHttpTransport(...how);
  return {
    of: (date) =>
      Effect.flatMap(
        wire({ method: "GET", path: `/api/services/gaps/${date}` }),
        decodeResponse((body) => readGaps(body as WireGaps), { SignInNeeded }),
      ),
  };
};
