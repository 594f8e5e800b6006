import type { AccessRequests } from "../support/access-requests.ts";
import { id, TODAY } from "../support/harness.ts";

export const accessRequests: AccessRequests = {
  "hydration.logWater": [`/api/services/diary/${TODAY}/water`, { id: id(700), ml: 250 }],
  "hydration.deleteWater": [`/api/services/diary/${TODAY}/water/${id(701)}`],
};
