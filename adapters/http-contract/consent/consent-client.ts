import type { ConsentClient } from "@morsel/application/consent/client/consent-client";
import type { UserWithConsents } from "@morsel/domain/consent";
import type { ApiClient } from "../shared/call.ts";
import * as calls from "./consent-calls.ts";

/** The domain's names are those of the wire. */
const read = (answer: unknown) => answer as UserWithConsents;

export const consentClient = ({ call }: ApiClient): ConsentClient => ({
  read: call(calls.userWithConsents, {}, read),
  change: (patch) => call(calls.changeConsents, { payload: patch }, read),
  agreements: call(calls.agreements, {}, ({ agreements }) =>
    agreements.map(({ document, version, agreed_at: at }) => ({ document, version, agreedAt: Date.parse(at) })),
  ),
  vendorList: call(calls.vendorList, {}, (list) => list),
});
