import type { AccessRequests } from "../support/access-requests.ts";

export const accessRequests: AccessRequests = { "weeklyDigest.weeklyDigest": ["/api/services/reports/weekly-digest"] };
