import type { AccessRequests } from "../support/access-requests.ts";

export const accessRequests: AccessRequests = {
  "consent.consentStatus": ["/api/consent/status?gdpr_iso_code=DE"],
  "consent.vendorList": ["/api/consent/vendor-list"],
  "consent.userWithConsents": ["/api/idm/user-with-consents"],
  "consent.changeConsents": ["/api/idm/user-with-consents", {}],
  "consent.agreements": ["/api/consent/agreements"],
};
