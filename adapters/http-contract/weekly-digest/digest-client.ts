import type { DigestClient } from "@morsel/application/weekly-digest/client/digest-client";
import type { ApiClient } from "../shared/call.ts";
import { readDigest } from "./codec.ts";
import { weeklyDigest } from "./weekly-digest-calls.ts";

export const digestClient = ({ call }: ApiClient): DigestClient => ({
  week: (date) => call(weeklyDigest, { query: { date } }, readDigest),
});
