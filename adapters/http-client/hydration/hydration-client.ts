import type { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import type { WaterEntryId, WaterEntryNotFound } from "@morsel/domain/hydration";
import * as Effect from "effect/Effect";
import { readWaterEntries } from "../../http-contract/hydration/codec.ts";
import type { WireWater } from "../../http-contract/hydration/hydration.ts";
import type { WireProblem } from "../../http-contract/shared/problems.ts";
import {
  decodeResponse,
  fieldRefused as FieldRefused,
  type HttpConnection,
  makeHttpTransport,
  signInNeeded as SignInNeeded,
} from "../transport/http-transport.ts";

const BadInput = FieldRefused;
const WaterEntryNotFound = (problem: WireProblem): WaterEntryNotFound => ({
  _tag: "WaterEntryNotFound",
  id: problem["id"] as WaterEntryId,
});

const entriesOf = (body: unknown) => readWaterEntries(body as WireWater);

/** Water over the wire. */
export const makeHttpHydrationClient = (...how: HttpConnection): HydrationClient => {
  const wire = makeHttpTransport(...how);
  return {
    logWater: (date, entry) =>
      Effect.flatMap(
        wire({ method: "POST", path: `/api/services/diary/${date}/water`, body: entry }),
        decodeResponse(entriesOf, { FieldRefused, BadInput, SignInNeeded }),
      ),
    deleteWater: (date, id) =>
      Effect.flatMap(
        wire({ method: "DELETE", path: `/api/services/diary/${date}/water/${id}` }),
        decodeResponse(entriesOf, { WaterEntryNotFound, SignInNeeded }),
      ),
  };
};
