import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

const textIn = (search: Record<string, unknown>, name: string): Record<string, string> =>
  typeof search[name] === "string" ? { [name]: search[name] } : {};

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/login",
  validateSearch: (search: Record<string, unknown>): { readonly callbackUrl?: string; readonly error?: string } => ({
    ...textIn(search, "callbackUrl"),
    ...textIn(search, "error"),
  }),
  component: lazyRouteComponent(() => import("./login-page.tsx"), "LoginPage"),
});

const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/logout",
  component: lazyRouteComponent(() => import("./logout-page.tsx"), "LogoutPage"),
});

const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/settings",
  component: lazyRouteComponent(() => import("./settings-page.tsx"), "SettingsPage"),
});

const goalsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/my-goals",
  component: lazyRouteComponent(() => import("./goals-page.tsx"), "GoalsPage"),
});

/** The frame keeps the answers while the steps come and go below it. */
const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/create",
  component: lazyRouteComponent(() => import("./sign-up-frame.tsx"), "SignUpFrame"),
});

export const WELCOME_STEPS = ["aim", "activity", "about", "body"] as const;
export type WelcomeStep = (typeof WELCOME_STEPS)[number];

const welcomeRoute = createRoute({
  getParentRoute: () => signUpRoute,
  path: "/welcome",
  validateSearch: (search: Record<string, unknown>): { readonly step?: WelcomeStep; readonly callbackUrl?: string } => {
    const step = WELCOME_STEPS.find((one) => one === search["step"]);
    return { ...(step === undefined ? {} : { step }), ...textIn(search, "callbackUrl") };
  },
  component: lazyRouteComponent(() => import("./sign-up-pages.tsx"), "WelcomePage"),
});

const emailRoute = createRoute({
  getParentRoute: () => signUpRoute,
  path: "/",
  component: lazyRouteComponent(() => import("./sign-up-pages.tsx"), "EmailPage"),
});

const usernameRoute = createRoute({
  getParentRoute: () => signUpRoute,
  path: "/username",
  component: lazyRouteComponent(() => import("./sign-up-pages.tsx"), "UsernamePage"),
});

const consentsRoute = createRoute({
  getParentRoute: () => signUpRoute,
  path: "/consents",
  component: lazyRouteComponent(() => import("./sign-up-pages.tsx"), "ConsentsPage"),
});

const nutritionGoalRoute = createRoute({
  getParentRoute: () => signUpRoute,
  path: "/nutrition-goal",
  component: lazyRouteComponent(() => import("./sign-up-pages.tsx"), "NutritionGoalPage"),
});

export const accountRoutes = [
  loginRoute,
  logoutRoute,
  settingsRoute,
  goalsRoute,
  signUpRoute.addChildren([welcomeRoute, emailRoute, usernameRoute, consentsRoute, nutritionGoalRoute]),
];
