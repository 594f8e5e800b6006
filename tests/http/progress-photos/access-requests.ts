import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";
import { PICTURE } from "../support/picture.ts";

const PATH = "/api/services/progress-photos";

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
