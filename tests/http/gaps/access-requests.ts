import type { AccessRequests } from "../support/access-requests.ts";
import { TODAY } from "../support/harness.ts";

export const accessRequests: AccessRequests = { "gaps.gaps": [`/api/services/gaps/${TODAY}`] };
