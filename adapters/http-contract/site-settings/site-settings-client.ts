import type { SiteSettingsClient } from "@morsel/application/site-settings/client/site-settings-client";
import { REASON_LENGTH } from "@morsel/domain/admin";
import { type ApiClient, done } from "../shared/call.ts";
import { readFlags, readSettings, writeAudience, writeValue } from "./codec.ts";
import * as calls from "./site-settings-calls.ts";

/** Longer than what is accepted, so that the refusal says by how much. */
const reasonOf = (reason: string): string => reason.slice(0, REASON_LENGTH.max * 2);

export const siteSettingsClient = ({ call }: ApiClient): SiteSettingsClient => ({
  settings: call(calls.siteSettings, {}, readSettings),
  set: ({ id, reason, name, value }) =>
    call(calls.setSetting, { payload: { id, reason: reasonOf(reason), name, value: writeValue(value) } }, done),
  reset: ({ id, reason, name }) => call(calls.resetSetting, { payload: { id, reason: reasonOf(reason), name } }, done),
  flags: call(calls.featureFlags, {}, readFlags),
  setFlag: ({ id, reason, flag: { name, treatment, audience } }) =>
    call(
      calls.setFlag,
      {
        payload: {
          id,
          reason: reasonOf(reason),
          name: name.slice(0, 200),
          treatment: treatment.slice(0, 200),
          ...writeAudience(audience),
        },
      },
      done,
    ),
  resetFlag: ({ id, reason, name }) => call(calls.resetFlag, { payload: { id, reason: reasonOf(reason), name } }, done),
});
