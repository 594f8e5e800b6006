import type { GapsClient } from "@morsel/application/gaps/client/gaps-client";
import type { ApiClient } from "../shared/call.ts";
import { readGaps } from "./codec.ts";
import { gaps } from "./gaps-calls.ts";

export const gapsClient = ({ call }: ApiClient): GapsClient => ({
  of: (date) => call(gaps, { params: { date } }, readGaps),
});
