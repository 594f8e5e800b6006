import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

/** Of no concept: pages that are not there, or not yet. */
export const screens: readonly Screen[] = [
  { who: "visitor", address: "/no-such-page", status: 404 },
  ...forVisitors("/exercise/lookup"),
  ...forMembers("/reports"),
];
