import { forMembers, type Screen } from "../../support/screens.ts";

// With a webhook that was just made it is a story: a member may have fewer of them than there are looks.
export const screens: readonly Screen[] = forMembers("/account/webhooks");
