import type { DiarySharingClient } from "@morsel/application/diary-sharing/client/diary-sharing-client";
import { readChange } from "../diary/decode.ts";
import type { ApiClient } from "../shared/call.ts";
import { readSharedDay } from "./codec.ts";
import * as calls from "./diary-sharing-calls.ts";

export const diarySharingClient = ({ call }: ApiClient): DiarySharingClient => ({
  day: (username, date, key) =>
    call(
      calls.sharedDay,
      { params: { username }, payload: { date, ...(key === undefined ? {} : { key }) } },
      readSharedDay,
    ),
  copy: (payload) => call(calls.copyShared, { payload }, readChange),
});
