import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forVisitors("/terms-of-service", "/privacy-policy", "/community-guidelines", "/data-usage"),
  ...forMembers("/privacy-policy"),
];
