import { consentPatch } from "@morsel/domain/consent";
import type { AccessRequests, WalkRequests } from "../support/access-requests.ts";

export const accessRequests: AccessRequests = {
  "consent.consentStatus": ["/api/consent/status?gdpr_iso_code=DE"],
  "consent.vendorList": ["/api/consent/vendor-list"],
  "consent.userWithConsents": ["/api/idm/user-with-consents"],
  "consent.changeConsents": ["/api/idm/user-with-consents", {}],
  "consent.agreements": ["/api/consent/agreements"],
};

export const walkRequests: WalkRequests = {
  "consent.changeConsents": async ({ ada, inDays }) => {
    const { id } = (await (await ada.get("/api/services/users")).json()) as { readonly id: string };
    const answer = { domainUserId: id, region: "europe", consentMatrixVersion: "1", consents: { purpose_1: true } };
    return ["/api/idm/user-with-consents", consentPatch(answer, `${inDays(0)}T00:00:00.000Z`)];
  },
};
