import type { Keys } from "@morsel/application/platform/keys";
import type { TrialPersons } from "@morsel/application/membership/trial-persons";
import { emailKey } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { createHmac } from "node:crypto";

/** ME6: keyed, so that nobody without the secret can ask whose trial it was. */
export const makeTrialPersons = (keys: Keys): TrialPersons => ({
  keysOf: (email) =>
    Effect.sync(() => keys.map((key) => createHmac("sha256", key).update(emailKey(email)).digest("base64url"))),
});
