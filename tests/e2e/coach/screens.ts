import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forMembers("/account/coaches", "/friends/clients", "/friends/clients/anyone", "/coaching"),
  ...forVisitors("/coaching"),
];
