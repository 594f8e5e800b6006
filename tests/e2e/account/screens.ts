import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forVisitors(
    "/account/forgot-password",
    "/account/password-reset/abcdefghijklmnop",
    "/account/verify-email#abcdefghijklmnop",
    "/account/verify-email",
    "/account/login-counter-reset-request",
    "/account/login-counter-reset-request#abcdefghijklmnop",
  ),
  ...forMembers(
    "/account/email-settings",
    "/account/change-username",
    "/account/news-feed-settings",
    "/account/sharing",
    "/account/profile-privacy",
    "/account/timezone",
    "/account/language-setting",
    "/account/configure-units",
    "/account/security-log",
    "/account/confirm-delete",
  ),
];
