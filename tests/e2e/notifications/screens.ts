import { forMembers, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = forMembers("/account/notifications");
