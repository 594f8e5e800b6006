import { MembershipClient } from "@morsel/application/membership/client/membership-client";
import { isProductCode, type ProductCode } from "@morsel/domain/membership";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

const providePremium = ({ context }: { readonly context: Pick<AppContext, "provide"> }) =>
  context.provide({ premium: MembershipClient }, () => import("../../composition/clients/membership.ts"));

const load = messageLoader("membership", "diary", "titles");

type Search = Record<string, unknown>;
const textIn = (value: unknown): string | undefined => (typeof value === "string" ? value.slice(0, 100) : undefined);
const orderIn = ({ order }: Search): { readonly order?: string | undefined } => ({ order: textIn(order) });

const premiumRoute = createRoute({
  getParentRoute: () => rootRoute,
  beforeLoad: providePremium,
  loader: load,
  path: "/premium",
  // Kept in the address, where analytics reads for which feature somebody came.
  validateSearch: ({ source }: Search): { readonly source?: string | undefined } => ({ source: textIn(source) }),
  component: lazyRouteComponent(() => import("./pages/premium-page.tsx"), "PremiumPage"),
});

const featuresRoute = createRoute({
  getParentRoute: () => rootRoute,
  beforeLoad: providePremium,
  loader: load,
  path: "/premium/features",
  component: lazyRouteComponent(() => import("./pages/features-page.tsx"), "FeaturesPage"),
});

const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  beforeLoad: providePremium,
  loader: load,
  path: "/premium/checkout",
  validateSearch: ({ plan }: Search): { readonly plan?: ProductCode | undefined } => ({
    plan: isProductCode(plan) ? plan : undefined,
  }),
  component: lazyRouteComponent(() => import("./pages/checkout-page.tsx"), "CheckoutPage"),
});

const newCheckoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  beforeLoad: providePremium,
  loader: load,
  path: "/premium/checkout/new",
  component: lazyRouteComponent(() => import("./pages/new-checkout-page.tsx"), "NewCheckoutPage"),
});

const paymentRoute = createRoute({
  getParentRoute: () => rootRoute,
  beforeLoad: providePremium,
  loader: load,
  path: "/premium/payment",
  validateSearch: orderIn,
  component: lazyRouteComponent(() => import("./pages/payment-page.tsx"), "PaymentPage"),
});

const confirmationRoute = createRoute({
  getParentRoute: () => rootRoute,
  beforeLoad: providePremium,
  loader: load,
  path: "/premium/confirmation",
  validateSearch: orderIn,
  component: lazyRouteComponent(() => import("./pages/confirmation-page.tsx"), "ConfirmationPage"),
});

const completeRoute = createRoute({
  getParentRoute: () => rootRoute,
  beforeLoad: providePremium,
  loader: load,
  path: "/premium/complete",
  component: lazyRouteComponent(() => import("./pages/complete-page.tsx"), "CompletePage"),
});

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  beforeLoad: providePremium,
  loader: load,
  path: "/premium/account",
  component: lazyRouteComponent(() => import("./pages/account-page.tsx"), "AccountPage"),
});

const redeemRoute = createRoute({
  getParentRoute: () => rootRoute,
  beforeLoad: providePremium,
  loader: load,
  path: "/premium/redeem/login",
  component: lazyRouteComponent(() => import("./pages/redeem-pages.tsx"), "RedeemPage"),
});

const reviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  beforeLoad: providePremium,
  loader: load,
  path: "/premium/redeem/review-offer",
  component: lazyRouteComponent(() => import("./pages/redeem-pages.tsx"), "ReviewOfferPage"),
});

const redeemPayRoute = createRoute({
  getParentRoute: () => rootRoute,
  beforeLoad: providePremium,
  loader: load,
  path: "/premium/redeem/pay",
  component: lazyRouteComponent(() => import("./pages/redeem-pages.tsx"), "RedeemPayPage"),
});

const valueRoute = createRoute({
  getParentRoute: () => rootRoute,
  beforeLoad: providePremium,
  loader: load,
  path: "/premium/redeem/premium-value",
  component: lazyRouteComponent(() => import("./pages/features-page.tsx"), "PremiumValuePage"),
});

export const membershipRoutes = [
  premiumRoute,
  featuresRoute,
  checkoutRoute,
  newCheckoutRoute,
  paymentRoute,
  confirmationRoute,
  completeRoute,
  accountRoute,
  redeemRoute,
  reviewRoute,
  redeemPayRoute,
  valueRoute,
];
