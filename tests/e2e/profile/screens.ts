import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forMembers("/profile/robin", "/account/profile"),
  ...forVisitors("/profile/robin"),
];
