import type { AccessRequests, AccessRoom, WalkRequests } from "../support/access-requests.ts";

export const accessRequests: AccessRequests = {
  "printable.printableDiary": [
    "/api/services/reports/printable-diary/nobody",
    { from: "2026-03-05", to: "2026-03-05" },
  ],
  "export.exportData": ["/api/services/export"],
  "reports.report": ["/api/services/reports/series?series=energy,iron&range=7"],
  "reports.overview": ["/api/services/reports/overview?range=7"],
  "reports.insights": ["/api/services/reports/insights?nutrient=iron&range=7"],
};

export const namingRequests: AccessRoom["namingRequests"] = (username) => ({
  "printable.printableDiary": [
    `/api/services/reports/printable-diary/${username}`,
    { from: "2026-03-05", to: "2026-03-05" },
  ],
});

export const walkRequests: WalkRequests = {
  "printable.printableDiary": async ({ inDays }) => [
    "/api/services/reports/printable-diary/ada",
    { from: inDays(-6), to: inDays(0) },
  ],
};
