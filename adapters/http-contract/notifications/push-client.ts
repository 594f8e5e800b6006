import type { PushClient } from "@morsel/application/notifications/client/push-client";
import type { ApiClient } from "../shared/call.ts";
import { readPushDevices, writeChoices } from "./push-codec.ts";
import * as calls from "./push-calls.ts";

export const pushClient = ({ call }: ApiClient): PushClient => ({
  devices: call(calls.pushDevices, {}, readPushDevices),
  save: (address, choices) =>
    call(calls.savePushDevice, { payload: { address, choices: writeChoices(choices) } }, readPushDevices),
  test: call(calls.testPushDevice, { payload: {} }, () => undefined),
  remove: (id) => call(calls.removePushDevice, { payload: { id } }, readPushDevices),
});
