import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

/** Screens of no concept: pages that do not exist, or not yet. */
export const screens: readonly Screen[] = [
  { who: "visitor", address: "/no-such-page", status: 404 },
  ...forVisitors("/exercise/lookup"),
  ...forMembers("/reports"),
];
