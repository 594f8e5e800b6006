import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";

const PATH = "/api/services/progress-photos";
/** It begins as a JPEG does; nothing in memory looks further. */
const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

export const accessRequests: AccessRequests = {
  "progressPhotos.progressPhotos": [PATH],
  "progressPhotos.addPhoto": [`${PATH}?id=${id(605)}`, PICTURE],
  "progressPhotos.photo": [`${PATH}/${id(606)}/small`],
  "progressPhotos.deletePhoto": [`${PATH}/${id(607)}`],
  "progressPhotos.restorePhoto": [`${PATH}/${id(607)}/restore`],
};

export const prepare: AccessRoom["prepare"] = async ({ ada }) => {
  for (const n of [606, 607]) await ada.send("POST", `${PATH}?id=${id(n)}`, PICTURE);
};
