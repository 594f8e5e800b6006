import type { AccessRequests } from "../support/access-requests.ts";

export const accessRequests: AccessRequests = {
  "health.healthz": ["/healthz"],
  "docs.openapi": ["/api/openapi.json"],
  "docs.docs": ["/api/docs"],
};
