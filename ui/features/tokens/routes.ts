import { TokensClient } from "@morsel/application/tokens/client/tokens-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { words } from "../../routes/words.ts";

const tokensRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/api-tokens",
  beforeLoad: ({ context }) =>
    context.provide({ tokens: TokensClient }, () => import("../../composition/clients/tokens.ts")),
  loader: words("tokens"),
  component: lazyRouteComponent(() => import("./pages/tokens-page.tsx"), "TokensPage"),
});

export const tokensRoutes = [tokensRoute];
