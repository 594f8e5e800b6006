import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forVisitors("/contact-us", "/zendesk/sso_login"),
  ...forMembers("/contact-us", "/account/help"),
];
