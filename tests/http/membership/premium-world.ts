import { randomUUID } from "node:crypto";
import type { Browser, Harness } from "../support/harness.ts";

export const PATH = "/api/services/premium";
export const DAY = 86_400_000;
export const CARD = { number: "4242424242424242", expires: "12/40", is_confirmed: false };

type Plan = { readonly code: string; readonly price: { readonly currency: string; readonly minor_units: number } };
export type WireOffer = {
  readonly hasPremium: boolean;
  readonly isTrialEligible: boolean;
  readonly plans: readonly Plan[];
};
type Subscription = {
  readonly id: string;
  readonly phase: string;
  readonly product: string;
  readonly next_product: string | null;
  readonly is_renewing: boolean;
  readonly ends_at: string;
  readonly acts: readonly string[];
};
export type WireSubscriptions = {
  readonly hasPremium: boolean;
  readonly isTrialEligible: boolean;
  readonly premium_until: string | null;
  readonly items: readonly Subscription[];
};
export type WirePayments = {
  readonly items: readonly {
    readonly id: string;
    readonly outcome: string;
    readonly number: string;
    readonly total: { readonly currency: string; readonly minor_units: number };
    readonly refunded: number;
    readonly to: string;
  }[];
};

export const read = async <A>(browser: Browser, path: string): Promise<A> =>
  (await (await browser.get(path)).json()) as A;
export const post = async (browser: Browser, path: string, body: unknown = {}) => {
  const response = await browser.send("POST", `${PATH}${path}`, body);
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text) as { readonly type?: string; readonly url?: string } };
};
export const subscriptions = (browser: Browser) => read<WireSubscriptions>(browser, "/api/services/subscriptions");
export const payments = async (browser: Browser) => (await read<WirePayments>(browser, `${PATH}/payments`)).items;

export const order = async (browser: Browser, product: string, more: object = {}) => {
  const id = randomUUID();
  const answer = await post(browser, "/orders", { id, product, ...more });
  return { id, ...answer };
};

export const pay = (browser: Browser, id: string, card: object = {}) =>
  post(browser, "/sandbox/pay", { order_id: id, ...CARD, ...card });

/** Bought with a card that succeeds. */
export const buy = async (browser: Browser, product = "premium_1_month") => {
  const { id } = await order(browser, product);
  return pay(browser, id);
};

/** The clock goes on by whole days, and the jobs of each day are done. */
export const days = async (server: Harness, count: number, browser?: Browser): Promise<void> => {
  for (let n = 0; n < count; n += 1) {
    server.advance(DAY);
    await server.runJobs();
    // A visit keeps the session.
    await browser?.get("/api/auth/session");
  }
};
