import type { AccessRequests, WalkRequests } from "../support/access-requests.ts";

export const accessRequests: AccessRequests = {
  "mail.unsubscribe": ["/api/services/mail/unsubscribe?token=abc", {}],
};

export const walkRequests: WalkRequests = {
  // Hugo was invited to Ada's household.
  "mail.unsubscribe": async ({ mailed }) => [
    await mailed("hugo@example.org", /List-Unsubscribe: <https?:\/\/[^/]+([^>]+)>/),
    {},
  ],
};
