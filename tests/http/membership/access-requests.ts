import { makeSqlMembershipStore } from "@morsel/adapters/sql/membership/membership-store";
import { GymStore } from "@morsel/application/membership/gym/gym-store";
import { MembershipStore } from "@morsel/application/membership/membership-store";
import type { MemberId } from "@morsel/domain/identity";
import { run } from "../../contract/stores.ts";
import type { Walk } from "../support/walk.ts";
import type { AccessRequests, AccessRoom, WalkRequests } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";

const PATH = "/api/services/premium";
const card = { number: "4242 4242 4242 4242", expires: "12/40", is_confirmed: false };
const [ORDER, PAID] = [id(6201), id(6200)];
const GYM = "a-gym-link-of-adas";
const PAYMENT = "a-payment-of-adas";

/** Codes first: they are for members without a subscription. */
export const accessRequests: AccessRequests = {
  "membership.previewPremiumCode": [`${PATH}/codes/preview`, { code: "ABCD-EFGH" }],
  "membership.redeemPremiumCode": [`${PATH}/codes/redeem`, { code: "ABCD-EFGH" }],
  "membership.premiumOffer": [`${PATH}/offer`],
  "membership.orderPremium": [`${PATH}/orders`, { id: ORDER, product: "premium_1_month" }],
  "membership.premiumOrder": [`${PATH}/orders/${PAID}`],
  "membership.paySandbox": [`${PATH}/sandbox/pay`, { order_id: ORDER, ...card }],
  "membership.subscriptions": ["/api/services/subscriptions"],
  "membership.paidSubscriptions": ["/api/services/paid-subscriptions"],
  "membership.activeSubscriptions": ["/api/services/paid-subscriptions/active"],
  "membership.quotePlanChange": [`${PATH}/change?product=premium_12_month`],
  "membership.changePlan": [`${PATH}/change`, { product: "premium_12_month", at: 0, due: 0 }],
  "membership.premiumPortal": [`${PATH}/portal`, {}],
  "membership.premiumPayments": [`${PATH}/payments`],
  "membership.premiumInvoice": [`${PATH}/payments/${PAYMENT}/invoice`],
  "membership.changeSandboxCard": [`${PATH}/sandbox/card`, card],
  "membership.actInSandbox": [`${PATH}/sandbox/act`, { payment_id: PAYMENT, act: "refund" }],
  "membership.cancelPremium": [`${PATH}/cancel`, {}],
  "membership.resumePremium": [`${PATH}/resume`, {}],
  "membership.linkGym": ["/api/services/gympass-subscription", { membership: "20991231-0001" }],
  "membership.unlinkGym": [`/api/services/gympass-subscription/${GYM}`, undefined],
  "payments.stripeWebhook": ["/api/services/payments/stripe", {}],
};

/** Ada has paid. */
export const prepareStores: AccessRoom["prepareStores"] = async ({ server, ada }) => {
  await ada.send("POST", `${PATH}/orders`, { id: PAID, product: "premium_1_month" });
  const { userId } = (await (await ada.get("/api/auth/session")).json()) as { readonly userId: MemberId };
  await run(server.get(GymStore).link({ id: GYM, member: userId, membership: "GYM-OF-ADA", until: 2 }, 1));
  const store = server.get(MembershipStore);
  const received = { provider: "sandbox", id: "paid", member: userId, body: "{}", receivedAt: 1 } as const;
  const lines = [{ kind: "plan", product: "premium_1_month", minor: 999 }] as const;
  const bill = { product: "premium_1_month", currency: "EUR", lines, from: 1, to: 2 } as const;
  const paid = { step: "paid", bill } as const;
  await run(store.receive([received]));
  const event = { id: "paid", subscription: "s", at: 1, kind: "payment", payment: PAYMENT, change: paid } as const;
  await run(store.apply(userId, received, { events: [event] }, 1));
};

/** The walk asks for what is kept behind premium, too. */
export const givePremium = async ({ ada, inDatabase }: Pick<Walk, "ada" | "inDatabase">): Promise<void> => {
  const { userId } = (await (await ada.get("/api/auth/session")).json()) as { readonly userId: MemberId };
  const grant = { id: "walk", source: "operator", until: Date.UTC(2200, 0), at: 1 } as const;
  await inDatabase((sql) => makeSqlMembershipStore(sql).grant(userId, grant));
};

/** The one that Ada paid for on the walk. */
const lastPayment = async ({ ada }: Pick<Walk, "ada">): Promise<string> => {
  const page = (await (await ada.get(`${PATH}/payments`)).json()) as {
    readonly items: readonly { readonly id: string }[];
  };
  return page.items[0]?.id ?? "";
};

/** The one that Ada linked on the walk. */
const gymLink = async ({ ada }: Pick<Walk, "ada">): Promise<string> => {
  const { items } = (await (await ada.get("/api/services/subscriptions")).json()) as {
    readonly items: readonly { readonly id: string; readonly source: string }[];
  };
  return items.find(({ source }) => source === "partner_gym")?.id ?? "";
};

export const walkRequests: WalkRequests = {
  "membership.unlinkGym": async (walk) => [`/api/services/gympass-subscription/${await gymLink(walk)}`, undefined],
  "membership.previewPremiumCode": async ({ inDatabase }) => {
    const code = { code: "ABCDEFGH", gives: "months", months: 1, until: Date.UTC(2200, 0), uses: 0, most: 1 } as const;
    await inDatabase((sql) => makeSqlMembershipStore(sql).saveCode(code));
    return [`${PATH}/codes/preview`, { code: "ABCD-EFGH" }];
  },
  "membership.premiumOrder": async () => [`${PATH}/orders/${ORDER}`],
  "membership.changePlan": async ({ ada }) => {
    const quote = await ada.get(`${PATH}/change?product=premium_12_month`);
    const { at, due } = (await quote.json()) as { readonly at: number; readonly due: number };
    return [`${PATH}/change`, { product: "premium_12_month", at, due }];
  },
  "membership.premiumInvoice": async (walk) => [`${PATH}/payments/${await lastPayment(walk)}/invoice`],
  "membership.actInSandbox": async (walk) => [
    `${PATH}/sandbox/act`,
    { payment_id: await lastPayment(walk), act: "refund" },
  ],
};
