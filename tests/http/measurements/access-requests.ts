import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id, TODAY } from "../support/harness.ts";

/** It begins as a JPEG does; nothing in memory looks further. */
const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const weight = { type: "Weight", value: 71 };
const days = `from=${TODAY}&to=${TODAY}`;

export const accessRequests: AccessRequests = {
  "measurements.measurements": ["/api/services/measurements?type=Weight"],
  "measurements.checkIn": ["/api/services/measurements/check-in"],
  "measurements.measuredDays": [`/api/services/measurements/days?type=Weight&${days}`],
  "measurements.logMeasurements": ["/api/services/measurements", { items: [{ ...weight, id: id(600) }] }],
  "measurements.deleteMeasurements": ["/api/services/measurements/delete", { ids: [id(603)] }],
  "measurements.restoreMeasurements": ["/api/services/measurements/restore", { ids: [id(603)] }],
  "measurements.changeMeasurement": [
    `/api/services/measurements/entries/${id(601)}`,
    { version: 1, date: TODAY, value: 72 },
  ],
  "measurements.chooseBmiLimits": ["/api/services/measurements/choices", { bmi_limits: "asian" }],
  "measurements.saveOwnType": [`/api/services/measurements/types/${id(604)}`, { name: "Arm", unit: "cm", version: 1 }],
  "measurements.removeOwnType": [`/api/services/measurements/types/${id(604)}`],
  "measurements.restoreOwnType": [`/api/services/measurements/types/${id(604)}/restore`],
  "progressPhotos.progressPhotos": ["/api/services/progress-photos"],
  "progressPhotos.addPhoto": [`/api/services/progress-photos?id=${id(605)}`, PICTURE],
  "progressPhotos.photo": [`/api/services/progress-photos/${id(606)}/small`],
  "progressPhotos.deletePhoto": [`/api/services/progress-photos/${id(607)}`],
  "progressPhotos.restorePhoto": [`/api/services/progress-photos/${id(607)}/restore`],
};

export const prepare: AccessRoom["prepare"] = async ({ ada }) => {
  await ada.send("POST", "/api/services/measurements", { items: [601, 603].map((n) => ({ ...weight, id: id(n) })) });
  for (const n of [606, 607]) await ada.send("POST", `/api/services/progress-photos?id=${id(n)}`, PICTURE);
  await ada.send("POST", `/api/services/measurements/types/${id(604)}`, { name: "Biceps", unit: "cm", version: 0 });
};
