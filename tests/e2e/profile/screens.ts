import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forMembers("/profile/{username}", "/account/profile"),
  ...forVisitors("/profile/{username}"),
];
