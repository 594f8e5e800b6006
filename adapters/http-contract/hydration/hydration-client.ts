import type { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import type { ApiClient } from "../shared/call.ts";
import { readWaterEntries } from "./codec.ts";
import * as calls from "./hydration-calls.ts";

export const hydrationClient = ({ call }: ApiClient): HydrationClient => ({
  logWater: (date, entry) => call(calls.logWater, { params: { date }, payload: entry }, readWaterEntries),
  deleteWater: (date, id) => call(calls.deleteWater, { params: { date, id } }, readWaterEntries),
});
