import { Passkeys } from "@morsel/application/sign-in-methods/client/passkeys";
import { SignInMethodsClient } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { AppsClient } from "@morsel/application/tokens/client/apps-client";
import { TokensClient } from "@morsel/application/tokens/client/tokens-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

const tokensRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/api-tokens",
  beforeLoad: async ({ context }) => ({
    ...(await context.provide({ tokens: TokensClient }, () => import("../../composition/clients/tokens.ts"))),
    ...(await context.provide({ apps: AppsClient }, () => import("../../composition/clients/apps.ts"))),
    ...(await context.provide(
      { methods: SignInMethodsClient, passkeys: Passkeys },
      () => import("../../composition/clients/sign-in-methods.ts"),
    )),
  }),
  loader: messageLoader("tokens", "identity", "sign-in-methods"),
  component: lazyRouteComponent(() => import("./pages/tokens-page.tsx"), "TokensPage"),
});

const connectAppRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/connect-app",
  validateSearch: ({ request }: Record<string, unknown>): { readonly request?: string } =>
    typeof request === "string" ? { request } : {},
  beforeLoad: async ({ context }) => ({
    ...(await context.provide({ apps: AppsClient }, () => import("../../composition/clients/apps.ts"))),
    ...(await context.provide(
      { methods: SignInMethodsClient, passkeys: Passkeys },
      () => import("../../composition/clients/sign-in-methods.ts"),
    )),
  }),
  loader: messageLoader("tokens", "identity", "sign-in-methods"),
  component: lazyRouteComponent(() => import("./pages/connect-app-page.tsx"), "ConnectAppPage"),
});

export const tokensRoutes = [tokensRoute, connectAppRoute];
