import { forAdmins, type Screen } from "../../support/screens.ts";

/** `{id}` is the visiting admin. */
export const screens: readonly Screen[] = [
  ...forAdmins("/admin/codes", "/admin/premium/{id}", "/admin/announcement"),
  ...forAdmins("/admin/payments", "/admin/statistics", "/admin/health", "/admin/sources"),
];
