import { PasswordClient } from "@morsel/application/identity/client/password-client";
import { Passkeys } from "@morsel/application/sign-in-methods/client/passkeys";
import { SignInMethodsClient } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { redirectSignedIn, textParameter } from "../identity/way-in.ts";

const WAYS_IN = { methods: SignInMethodsClient, passkeys: Passkeys };
const signInMethods = () => import("../../composition/clients/sign-in-methods.ts");

type LoginSearch = { readonly callbackUrl?: string | undefined; readonly error?: string | undefined };

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/login",
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    callbackUrl: textParameter(search, "callbackUrl"),
    error: textParameter(search, "error"),
  }),
  beforeLoad: ({ context, search }) => {
    redirectSignedIn(context, search.callbackUrl);
    return context.provide(WAYS_IN, signInMethods);
  },
  loader: messageLoader("identity", "sign-in-methods", "titles"),
  component: lazyRouteComponent(() => import("./pages/login-page.tsx"), "LoginPage"),
});

const loginErrorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/login/error",
  validateSearch: (search: Record<string, unknown>): Pick<LoginSearch, "error"> => ({
    error: textParameter(search, "error"),
  }),
  loader: messageLoader("identity", "titles"),
  component: lazyRouteComponent(() => import("./pages/login-error-page.tsx"), "LoginErrorPage"),
});

const changePasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/change-password",
  beforeLoad: async ({ context }) => ({
    ...(await context.provide({ password: PasswordClient }, () => import("../../composition/clients/password.ts"))),
    ...(await context.provide(WAYS_IN, signInMethods)),
  }),
  loader: messageLoader("identity", "sign-in-methods", "titles"),
  component: lazyRouteComponent(() => import("./pages/change-password-page.tsx"), "ChangePasswordPage"),
});

export const signInRoutes = [loginRoute, loginErrorRoute, changePasswordRoute];
