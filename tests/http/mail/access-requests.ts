import type { AccessRequests } from "../support/access-requests.ts";

export const accessRequests: AccessRequests = {
  "mail.unsubscribe": ["/api/services/mail/unsubscribe?token=abc", {}],
};
