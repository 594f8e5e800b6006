import type { AccessRequests } from "../support/access-requests.ts";

export const accessRequests: AccessRequests = {
  "diarySettings.diarySettings": ["/api/services/diary-settings"],
  "diarySettings.changeDiarySettings": ["/api/services/diary-settings", { version: 0, nutrient_columns: ["sodium"] }],
};
