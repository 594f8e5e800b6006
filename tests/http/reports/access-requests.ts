import type { AccessRequests } from "../support/access-requests.ts";

export const accessRequests: AccessRequests = {
  "reports.report": ["/api/services/reports/series?series=energy,iron&range=7"],
  "reports.overview": ["/api/services/reports/overview?range=7"],
  "reports.insights": ["/api/services/reports/insights?nutrient=iron&range=7"],
};
