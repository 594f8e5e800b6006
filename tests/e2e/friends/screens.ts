import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forMembers("/friends", "/friends/invite", "/invitations", "/invited", "/blocked-users"),
  ...forVisitors("/invited"),
];
