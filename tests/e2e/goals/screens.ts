import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forVisitors("/account/create/nutrition-goal"),
  ...forMembers("/account/create/nutrition-goal", "/account/my-goals"),
];
