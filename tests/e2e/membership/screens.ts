import { forMembers, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forMembers(
    "/premium",
    "/premium/features",
    "/premium/checkout?plan=premium_12_month_trial",
    "/premium/checkout/new",
  ),
  ...forMembers("/premium/payment", "/premium/confirmation", "/premium/complete", "/premium/account"),
  ...forMembers("/premium/redeem/login", "/premium/redeem/review-offer", "/premium/redeem/pay"),
  ...forMembers("/premium/redeem/premium-value"),
];
