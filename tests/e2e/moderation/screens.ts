import { forAdmins, forMembers, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [...forMembers("/account/decisions"), ...forAdmins("/admin/moderation")];
