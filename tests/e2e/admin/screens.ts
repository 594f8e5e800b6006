import { forAdmins, forMembers, type Screen } from "../../support/screens.ts";

/** Others than admins find nothing at /admin. */
export const screens: readonly Screen[] = [
  ...forMembers("/account/first-admin"),
  { who: "member", address: "/admin", status: 404 },
  ...forAdmins("/admin", "/admin/members/{id}", "/admin/audit", "/admin/jobs"),
];
