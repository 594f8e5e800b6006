import { AccountClient } from "@morsel/application/account/client/account-client";
import { DevicesClient } from "@morsel/application/identity/client/devices-client";
import { Passkeys } from "@morsel/application/sign-in-methods/client/passkeys";
import { SignInMethodsClient } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { textParameter } from "../identity/way-in.ts";

const withAccount = ({ context }: { readonly context: AppContext }) =>
  context.provide({ account: AccountClient }, () => import("../../composition/clients/account.ts"));

const withWaysIn = ({ context }: { readonly context: AppContext }) =>
  context.provide(
    { methods: SignInMethodsClient, passkeys: Passkeys },
    () => import("../../composition/clients/sign-in-methods.ts"),
  );

/** Pages that ask for another proof than the password, where there is none. */
const withProof = async (given: { readonly context: AppContext }) => ({
  ...(await withAccount(given)),
  ...(await withWaysIn(given)),
});

const loadWithProof = messageLoader("account", "identity", "sign-in-methods", "titles");
const load = messageLoader("account", "identity", "titles");

/** Reads the secret behind the # of a mailed link, which no server has seen. */
const withSecret = async ({
  context,
  location,
}: {
  readonly context: AppContext;
  readonly location: { readonly hash: string };
}): Promise<{ readonly hash: string }> => {
  await load({ context });
  return { hash: location.hash };
};

const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/settings",
  validateSearch: (search: Record<string, unknown>): { readonly error?: string | undefined } => ({
    error: textParameter(search, "error"),
  }),
  beforeLoad: async ({ context }) => ({
    ...(await context.provide({ devices: DevicesClient }, () => import("../../composition/clients/devices.ts"))),
    ...(await withWaysIn({ context })),
  }),
  loader: messageLoader("identity", "account", "sign-in-methods", "titles"),
  component: lazyRouteComponent(() => import("./pages/settings-page.tsx"), "SettingsPage"),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/forgot-password",
  beforeLoad: withAccount,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/link-pages.tsx"), "ForgotPasswordPage"),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/password-reset/$token",
  beforeLoad: withAccount,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/link-pages.tsx"), "ResetPasswordPage"),
});

const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/verify-email",
  beforeLoad: withAccount,
  loader: withSecret,
  component: lazyRouteComponent(() => import("./pages/link-pages.tsx"), "VerifyEmailPage"),
});

const liftWaitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/login-counter-reset-request",
  beforeLoad: withAccount,
  loader: withSecret,
  component: lazyRouteComponent(() => import("./pages/link-pages.tsx"), "LiftWaitPage"),
});

const usernameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/change-username",
  beforeLoad: withAccount,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/change-username-page.tsx"), "ChangeUsernamePage"),
});

const emailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/email-settings",
  beforeLoad: withProof,
  loader: loadWithProof,
  component: lazyRouteComponent(() => import("./pages/choice-pages.tsx"), "EmailSettingsPage"),
});

const newsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/news-feed-settings",
  beforeLoad: withAccount,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/choice-pages.tsx"), "NewsFeedSettingsPage"),
});

const sharingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/sharing",
  beforeLoad: withAccount,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/choice-pages.tsx"), "SharingPage"),
});

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/profile-privacy",
  beforeLoad: withAccount,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/choice-pages.tsx"), "ProfilePrivacyPage"),
});

const timeZoneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/timezone",
  beforeLoad: withAccount,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/where-pages.tsx"), "TimeZonePage"),
});

const languageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/language-setting",
  beforeLoad: withAccount,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/where-pages.tsx"), "LanguagePage"),
});

const unitsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/configure-units",
  loader: load,
  component: lazyRouteComponent(() => import("./pages/where-pages.tsx"), "UnitsPage"),
});

const deleteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/confirm-delete",
  beforeLoad: withProof,
  loader: loadWithProof,
  component: lazyRouteComponent(() => import("./pages/leaving-pages.tsx"), "ConfirmDeletePage"),
});

const securityLogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/security-log",
  beforeLoad: withAccount,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/security-log-page.tsx"), "SecurityLogPage"),
});

export const accountRoutes = [
  settingsRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  liftWaitRoute,
  usernameRoute,
  emailRoute,
  newsRoute,
  sharingRoute,
  privacyRoute,
  timeZoneRoute,
  languageRoute,
  unitsRoute,
  deleteRoute,
  securityLogRoute,
];
