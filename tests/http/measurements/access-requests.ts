import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id, TODAY } from "../support/harness.ts";

const PATH = "/api/services/measurements";
const weight = { type: "Weight", value: 71 };

export const accessRequests: AccessRequests = {
  "measurements.measurements": [`${PATH}?type=Weight`],
  "measurements.checkIn": [`${PATH}/check-in`],
  "measurements.measuredDays": [`${PATH}/days?type=Weight&from=${TODAY}&to=${TODAY}`],
  "measurements.logMeasurements": [PATH, { items: [{ ...weight, id: id(600) }] }],
  "measurements.deleteMeasurements": [`${PATH}/delete`, { ids: [id(603)] }],
  "measurements.restoreMeasurements": [`${PATH}/restore`, { ids: [id(603)] }],
  "measurements.changeMeasurement": [`${PATH}/entries/${id(601)}`, { version: 1, date: TODAY, value: 72 }],
  "measurements.chooseBmiLimits": [`${PATH}/choices`, { bmi_limits: "asian" }],
  "measurements.saveOwnType": [`${PATH}/types/${id(604)}`, { name: "Arm", unit: "cm", version: 1 }],
  "measurements.removeOwnType": [`${PATH}/types/${id(604)}`],
  "measurements.restoreOwnType": [`${PATH}/types/${id(604)}/restore`],
};

export const prepare: AccessRoom["prepare"] = async ({ ada }) => {
  await ada.send("POST", PATH, { items: [601, 603].map((n) => ({ ...weight, id: id(n) })) });
  await ada.send("POST", `${PATH}/types/${id(604)}`, { name: "Biceps", unit: "cm", version: 0 });
};
