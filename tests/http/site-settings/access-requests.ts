import type { AccessRequests, WalkRequests } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";
import { walkedByAdmin } from "../support/walking-admin.ts";

const PATH = "/api/services/admin";
const because = (n: number) => ({ id: id(n), reason: "The walk asks for it" });

export const accessRequests: AccessRequests = {
  "siteSettings.siteSettings": [`${PATH}/settings`],
  "siteSettings.setSetting": [`${PATH}/settings`, { ...because(7610), name: "blog", value: "" }],
  "siteSettings.resetSetting": [`${PATH}/settings/reset`, { ...because(7611), name: "blog" }],
  "siteSettings.featureFlags": [`${PATH}/flags`],
  "siteSettings.setFlag": [`${PATH}/flags`, { ...because(7612), name: "walked", treatment: "off" }],
  "siteSettings.resetFlag": [`${PATH}/flags/reset`, { ...because(7613), name: "walked" }],
};

export const walkRequests: WalkRequests = walkedByAdmin(accessRequests);
