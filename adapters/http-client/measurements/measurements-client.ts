import type { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import * as Effect from "effect/Effect";
import { readWeight } from "../../http-contract/measurements/codec.ts";
import type { WireWeight, WireWeightPage } from "../../http-contract/measurements/schemas.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/measurements";
const NOT_FOUND = 404;

/** Measurements over the wire. */
export const makeHttpMeasurementsClient = (...how: HttpConnection): MeasurementsClient => {
  const wire = makeHttpTransport(...how);
  return {
    newestWeights: Effect.flatMap(
      wire({ method: "GET", path: `${PATH}?type=weight` }),
      decodeResponse((body) => (body as WireWeightPage).items.map(readWeight), { SignInNeeded }),
    ),
    logWeight: ({ id, date, kg }) =>
      Effect.flatMap(
        wire({ method: "POST", path: PATH, body: { id, date, kg } }),
        decodeResponse((body) => readWeight(body as WireWeight), { FieldRefused, SignInNeeded }),
      ),
    deleteWeight: (id) =>
      Effect.flatMap(wire({ method: "DELETE", path: `${PATH}/${id}` }), (reply) =>
        reply.status === NOT_FOUND ? Effect.void : decodeResponse(() => undefined, { SignInNeeded })(reply),
      ),
  };
};
