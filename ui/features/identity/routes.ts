import { AccountNamesClient } from "@morsel/application/identity/client/account-names";
import { SignInMethodsClient } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { messageLoader } from "../../routes/words.ts";
import { rootRoute } from "../../routes/root.tsx";
import { redirectSignedIn, textParameter } from "./way-in.ts";

const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/logout",
  loader: messageLoader("identity", "titles"),
  component: lazyRouteComponent(() => import("./pages/logout-page.tsx"), "LogoutPage"),
});

/** The frame keeps the answers while the steps come and go below it. */
const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/create",
  // The last page is a member's: what the answers came to.
  beforeLoad: async ({ context, location }) => {
    if (!location.pathname.endsWith("/nutrition-goal"))
      redirectSignedIn(context, textParameter(location.search, "callbackUrl"));
    return {
      invitation: textParameter(location.search, "invitation")?.slice(0, 60) ?? "",
      ...(await context.provide(
        { accountNames: AccountNamesClient },
        () => import("../../composition/clients/account-names.ts"),
      )),
      ...(await context.provide(
        { methods: SignInMethodsClient },
        () => import("../../composition/clients/sign-in-methods.ts"),
      )),
    };
  },
  loader: messageLoader("identity", "diary", "foods", "titles"),
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
    callbackUrl: textParameter(search, "callbackUrl"),
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
  logoutRoute,
  signUpRoute.addChildren([welcomeRoute, emailRoute, usernameRoute, consentsRoute, nutritionGoalRoute]),
];
