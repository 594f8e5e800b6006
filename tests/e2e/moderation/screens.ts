import { forAdmins, forMembers, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forMembers("/account/decisions", "/food/report?food=sr28-09040"),
  ...forAdmins("/admin/moderation"),
];
