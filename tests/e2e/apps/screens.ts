import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forVisitors("/apps", "/mobile/iphone", "/mobile/android", "/apps/logged_in_index"),
  ...forMembers("/apps/logged_in_index"),
];
