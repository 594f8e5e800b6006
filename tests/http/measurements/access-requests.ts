import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";

export const accessRequests: AccessRequests = {
  "measurements.measurements": ["/api/services/measurements?type=weight"],
  "measurements.logMeasurement": ["/api/services/measurements", { id: id(600), kg: 71 }],
  "measurements.deleteMeasurement": [`/api/services/measurements/${id(601)}`],
};

export const prepare: AccessRoom["prepare"] = async ({ ada }) => {
  await ada.send("POST", "/api/services/measurements", { id: id(601), kg: 71 });
};
