import type { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import * as Effect from "effect/Effect";
import { readWaterEntries } from "../../http-contract/hydration/codec.ts";
import type { WireWater } from "../../http-contract/hydration/hydration.ts";
import { hydrationRefusals } from "../../http-contract/hydration/problems.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const { WaterEntryNotFound } = hydrationRefusals;

const entriesOf = (body: unknown) => readWaterEntries(body as WireWater);

/** Water over the wire. */
export const makeHttpHydrationClient = (...how: HttpConnection): HydrationClient => {
  const wire = makeHttpTransport(...how);
  return {
    logWater: (date, entry) =>
      Effect.flatMap(
        wire({ method: "POST", path: `/api/services/diary/${date}/water`, body: entry }),
        decodeResponse(entriesOf, { FieldRefused, SignInNeeded }),
      ),
    deleteWater: (date, id) =>
      Effect.flatMap(
        wire({ method: "DELETE", path: `/api/services/diary/${date}/water/${id}` }),
        decodeResponse(entriesOf, { WaterEntryNotFound, SignInNeeded }),
      ),
  };
};
