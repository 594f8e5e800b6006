import { DevicesClient } from "@morsel/application/identity/client/devices-client";
import { PasswordClient } from "@morsel/application/identity/client/password-client";
import { AccountNamesClient } from "@morsel/application/identity/client/account-names";
import { Passkeys } from "@morsel/application/sign-in-methods/client/passkeys";
import { SignInMethodsClient } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { safeCallbackUrl } from "@morsel/domain/identity";
import type { AppContext } from "../../composition/app-context.ts";
import { words } from "../../routes/words.ts";
import { rootRoute } from "../../routes/root.tsx";

/** Undefined by name for what is no text: the router hands on whatever a route does not speak of. */
const textIn = (search: Record<string, unknown>, name: string): string | undefined =>
  typeof search[name] === "string" ? search[name] : undefined;

/** ID12, NA19: a member has no use for the ways in, and is back where one was instead. */
const redirectSignedIn = (context: AppContext, callbackUrl: string | undefined): void => {
  if (context.sessionWatch.current().status !== "authenticated") return;
  const { origin } = window.location;
  throw redirect({ href: safeCallbackUrl(callbackUrl ?? "/", origin).slice(origin.length), replace: true });
};

const WAYS_IN = { methods: SignInMethodsClient, passkeys: Passkeys };
const signInMethods = () => import("../../composition/clients/sign-in-methods.ts");

type LoginSearch = { readonly callbackUrl?: string | undefined; readonly error?: string | undefined };

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/login",
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    callbackUrl: textIn(search, "callbackUrl"),
    error: textIn(search, "error"),
  }),
  beforeLoad: ({ context, search }) => {
    redirectSignedIn(context, search.callbackUrl);
    return context.provide(WAYS_IN, signInMethods);
  },
  loader: words("identity", "sign-in-methods", "titles"),
  component: lazyRouteComponent(() => import("./pages/login-page.tsx"), "LoginPage"),
});

const loginErrorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/login/error",
  validateSearch: (search: Record<string, unknown>): Pick<LoginSearch, "error"> => ({ error: textIn(search, "error") }),
  loader: words("identity", "titles"),
  component: lazyRouteComponent(() => import("./pages/login-error-page.tsx"), "LoginErrorPage"),
});

const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/logout",
  loader: words("identity", "titles"),
  component: lazyRouteComponent(() => import("./pages/logout-page.tsx"), "LogoutPage"),
});

const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/settings",
  validateSearch: (search: Record<string, unknown>): Pick<LoginSearch, "error"> => ({ error: textIn(search, "error") }),
  beforeLoad: async ({ context }) => ({
    ...(await context.provide({ devices: DevicesClient }, () => import("../../composition/clients/devices.ts"))),
    ...(await context.provide(WAYS_IN, signInMethods)),
  }),
  loader: words("identity", "account", "sign-in-methods", "titles"),
  component: lazyRouteComponent(() => import("./pages/settings-page.tsx"), "SettingsPage"),
});

const changePasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/change-password",
  beforeLoad: async ({ context }) => ({
    ...(await context.provide({ password: PasswordClient }, () => import("../../composition/clients/password.ts"))),
    ...(await context.provide(WAYS_IN, signInMethods)),
  }),
  loader: words("identity", "sign-in-methods", "titles"),
  component: lazyRouteComponent(() => import("./pages/change-password-page.tsx"), "ChangePasswordPage"),
});

/** The frame keeps the answers while the steps come and go below it. */
const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/create",
  // The last page is a member's: what the answers came to.
  beforeLoad: async ({ context, location }) => {
    if (!location.pathname.endsWith("/nutrition-goal"))
      redirectSignedIn(context, textIn(location.search, "callbackUrl"));
    return {
      ...(await context.provide(
        { accountNames: AccountNamesClient },
        () => import("../../composition/clients/account-names.ts"),
      )),
      ...(await context.provide({ methods: SignInMethodsClient }, signInMethods)),
    };
  },
  loader: words("identity", "diary", "foods", "titles"),
  component: lazyRouteComponent(() => import("./pages/sign-up-frame.tsx"), "SignUpFrame"),
});

export const WELCOME_STEPS = ["aim", "activity", "about", "body"] as const;
/** The guided steps, then e-mail, username and consents. */
export const SIGN_UP_STEPS = WELCOME_STEPS.length + 3;
export type WelcomeStep = (typeof WELCOME_STEPS)[number];

type WelcomeSearch = { readonly step?: WelcomeStep | undefined; readonly callbackUrl?: string | undefined };

const welcomeRoute = createRoute({
  getParentRoute: () => signUpRoute,
  path: "/welcome",
  validateSearch: (search: Record<string, unknown>): WelcomeSearch => ({
    step: WELCOME_STEPS.find((one) => one === search["step"]),
    callbackUrl: textIn(search, "callbackUrl"),
  }),
  component: lazyRouteComponent(() => import("./pages/sign-up-pages.tsx"), "WelcomePage"),
});

const emailRoute = createRoute({
  getParentRoute: () => signUpRoute,
  path: "/",
  component: lazyRouteComponent(() => import("./pages/sign-up-pages.tsx"), "EmailPage"),
});

const usernameRoute = createRoute({
  getParentRoute: () => signUpRoute,
  path: "/username",
  component: lazyRouteComponent(() => import("./pages/sign-up-pages.tsx"), "UsernamePage"),
});

const consentsRoute = createRoute({
  getParentRoute: () => signUpRoute,
  path: "/consents",
  component: lazyRouteComponent(() => import("./pages/sign-up-pages.tsx"), "ConsentsPage"),
});

const nutritionGoalRoute = createRoute({
  getParentRoute: () => signUpRoute,
  path: "/nutrition-goal",
  // The answers are in the tab where they were given; a member without them has goals to look at, before anything is shown.
  beforeLoad: ({ context }) => {
    if (context.sessionWatch.current().status === "authenticated" && context.drafts.read("sign-up") === undefined)
      throw redirect({ to: "/account/my-goals", replace: true });
  },
  component: lazyRouteComponent(() => import("./pages/sign-up-pages.tsx"), "NutritionGoalPage"),
});

export const identityRoutes = [
  loginRoute,
  loginErrorRoute,
  logoutRoute,
  settingsRoute,
  changePasswordRoute,
  signUpRoute.addChildren([welcomeRoute, emailRoute, usernameRoute, consentsRoute, nutritionGoalRoute]),
];
