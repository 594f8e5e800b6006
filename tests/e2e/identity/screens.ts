import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forVisitors(
    "/account/login",
    "/account/login?error=SessionRequired&callbackUrl=%2Ffood%2Fdiary",
    "/account/login?error=AccountNotLinkedError",
    "/account/login?error=SecondStepNeeded",
    "/account/login/error?error=CALLBACK_CREDENTIALS_HANDLER_ERROR",
    "/account/create/welcome",
    "/account/create/welcome?step=activity",
    "/account/create/welcome?step=about",
    "/account/create/welcome?step=body",
    "/account/create",
    "/account/create/username",
    "/account/create/consents",
    "/account/logout",
  ),
  ...forMembers("/account/settings", "/account/change-password"),
];
