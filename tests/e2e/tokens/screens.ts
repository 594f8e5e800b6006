import { forMembers, type Screen } from "../../support/screens.ts";

// With a token that was just made it is a story: a member may have fewer of them than there are looks.
export const screens: readonly Screen[] = [...forMembers("/account/api-tokens"), ...forMembers("/account/connect-app")];
