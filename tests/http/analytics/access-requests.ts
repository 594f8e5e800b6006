import type { AccessRequests } from "../support/access-requests.ts";

export const accessRequests: AccessRequests = {
  "analytics.countPageView": ["/api/services/page_views", { page: "/apps", locale: "en" }],
};
