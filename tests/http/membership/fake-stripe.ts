import { createHmac, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { bodyOf, type Fields, listOf, readForm, type Thing } from "./stripe-forms.ts";

const PRICES = [
  ["premium_1_month", "month", 999],
  ["premium_12_month", "year", 4999],
] as const;

/** Stands for Stripe on this machine: the shapes of its API description, as far as they are asked. */
export const startFakeStripe = async (now: () => number) => {
  const seconds = () => Math.floor(now() / 1000);
  const things = {
    sessions: new Map<string, Thing>(),
    subscriptions: new Map<string, Thing>(),
    invoices: new Map<string, Thing>(),
  };
  const refunds: Thing[] = [];
  const disputes: Thing[] = [];
  const events: { readonly id: string; readonly payload: string }[] = [];
  const answered = new Map<string, unknown>();
  const asked: { readonly method: string; readonly path: string; readonly key: string | undefined }[] = [];
  let count = 0;
  const newId = (prefix: string): string => `${prefix}_${(count += 1)}${randomUUID().slice(0, 6)}`;
  const tell = (type: string, object: Fields): void => {
    const id = newId("evt");
    const payload = JSON.stringify({
      id,
      object: "event",
      type,
      created: seconds(),
      api_version: "x",
      data: { object },
    });
    events.push({ id, payload });
  };
  const priceOf = (id: string) => PRICES.find(([key]) => id === `price_${key}`) ?? PRICES[0];

  const invoiceFor = (subscription: Thing, lines: readonly Fields[], status: string): Thing => {
    const total = lines.reduce((sum, { amount }) => sum + Number(amount), 0);
    const invoice: Thing = {
      id: newId("in"),
      object: "invoice",
      status,
      currency: "eur",
      number: `FAKE-${count}`,
      total,
      amount_due: total,
      attempt_count: 1,
      period_end: seconds(),
      total_taxes: [],
      lines: listOf(lines),
      parent: {
        type: "subscription_details",
        subscription_details: { subscription: subscription.id, metadata: subscription["metadata"] },
      },
    };
    things.invoices.set(invoice.id, invoice);
    tell(status === "paid" ? "invoice.paid" : "invoice.payment_failed", invoice);
    return invoice;
  };
  const lineFor = (price: string, from: number): Fields => {
    const [, interval, amount] = priceOf(price);
    const end = new Date(from * 1000);
    if (interval === "year") end.setUTCFullYear(end.getUTCFullYear() + 1);
    else end.setUTCMonth(end.getUTCMonth() + 1);
    return { amount, period: { start: from, end: Math.floor(end.getTime() / 1000) } };
  };
  const itemsOf = (price: string, line: Fields) =>
    listOf([
      { id: "si_1", price: { id: price }, current_period_end: (line["period"] as { readonly end: number }).end },
    ]);
  const prorated = (subscription: Thing, price: string, at: number): readonly Fields[] => {
    const [old] = (
      subscription["items"] as {
        readonly data: readonly { readonly price: { readonly id: string }; readonly current_period_end: number }[];
      }
    ).data;
    const end = old?.current_period_end ?? at;
    const credit = Math.ceil((priceOf(old?.price.id ?? "")[2] * (end - at)) / (30 * 86_400));
    return [lineFor(price, at), { amount: -credit, period: { start: at, end } }];
  };

  const answer = (method: string, path: string, form: Fields, query: URLSearchParams): unknown => {
    const [, , area = "", id = "", act = ""] = path.split("/");
    if (area === "prices")
      return listOf(
        PRICES.map(([key, interval, amount]) => ({
          id: `price_${key}`,
          object: "price",
          lookup_key: key,
          currency: "usd",
          unit_amount: amount + 100,
          recurring: { interval },
          currency_options: { eur: { unit_amount: amount } },
        })),
      );
    if (path === "/v1/checkout/sessions") {
      const session = {
        ...form,
        id: newId("cs"),
        object: "checkout.session",
        status: "open",
        url: `https://checkout.stripe.com/c/${count}`,
      };
      things.sessions.set(session.id, session);
      return session;
    }
    if (path.endsWith("/expire")) {
      const session = things.sessions.get(path.split("/")[4] ?? "");
      if (session?.["status"] !== "open") return undefined;
      things.sessions.set(session.id, { ...session, status: "expired" });
      return session;
    }
    if (area === "subscriptions") {
      const known = things.subscriptions.get(id);
      if (known === undefined || method === "GET") return known;
      if (method === "DELETE") {
        const ended = { ...known, status: "canceled" };
        things.subscriptions.set(id, ended);
        tell("customer.subscription.deleted", ended);
        return ended;
      }
      const items = form["items"] as Record<string, { readonly price: string }> | undefined;
      const price = items?.["0"]?.price;
      const changed: Thing = {
        ...known,
        ...(form["cancel_at_period_end"] === undefined
          ? {}
          : { cancel_at_period_end: form["cancel_at_period_end"] === "true" }),
        metadata: { ...(known["metadata"] as Fields), ...(form["metadata"] as Fields | undefined) },
      };
      if (price !== undefined) {
        const lines = prorated(known, price, Number(form["proration_date"]));
        changed["items"] = itemsOf(price, lines[0] ?? {});
        invoiceFor(changed, lines, "paid");
      }
      things.subscriptions.set(id, changed);
      tell("customer.subscription.updated", changed);
      return changed;
    }
    if (path === "/v1/invoices/create_preview") {
      const details = form["subscription_details"] as {
        readonly items: Record<string, { readonly price: string }>;
        readonly proration_date: string;
      };
      const known = things.subscriptions.get(String(form["subscription"]));
      if (known === undefined) return undefined;
      const lines = prorated(known, details.items["0"]?.price ?? "", Number(details.proration_date));
      return {
        object: "invoice",
        amount_due: lines.reduce((sum, { amount }) => sum + Number(amount), 0),
        currency: "eur",
      };
    }
    if (area === "invoices") return things.invoices.get(id);
    if (area === "invoice_payments") {
      const invoice = query.get("invoice") ?? query.get("payment[payment_intent]")?.replace("pi_", "") ?? "";
      return listOf(
        things.invoices.has(invoice)
          ? [{ id: "inpay", invoice, payment: { type: "payment_intent", payment_intent: `pi_${invoice}` } }]
          : [],
      );
    }
    if (area === "refunds" && method === "POST") {
      const refund: Thing = {
        ...form,
        amount: Number(form["amount"]),
        currency: "eur",
        status: "succeeded",
        id: newId("re"),
        object: "refund",
      };
      refunds.push(refund);
      tell("refund.created", refund);
      return refund;
    }
    const intent = query.get("payment_intent");
    if (area === "refunds") return listOf(refunds.filter((one) => one["payment_intent"] === intent));
    if (area === "disputes") return listOf(disputes.filter((one) => one["payment_intent"] === intent));
    if (path === "/v1/billing_portal/sessions") return { id: "bps", url: "https://billing.stripe.com/p/1" };
    return void act;
  };

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "/", "http://fake");
      const key = request.headers["idempotency-key"];
      const name = typeof key === "string" ? key : undefined;
      const method = request.method ?? "GET";
      asked.push({ method, path: url.pathname, key: name });
      const form = readForm(await bodyOf(request));
      const made =
        name !== undefined && answered.has(name)
          ? answered.get(name)
          : answer(method, url.pathname, form, url.searchParams);
      if (name !== undefined) answered.set(name, made);
      response.writeHead(made === undefined ? 404 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(made ?? { error: { type: "invalid_request_error", message: "none" } }));
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  const begin = (session: string, isPaid = true): string => {
    const known = things.sessions.get(session);
    if (known === undefined || known["status"] !== "open") throw new Error("The session is not open.");
    things.sessions.set(session, { ...known, status: "complete" });
    const data = known["subscription_data"] as { readonly metadata: Fields; readonly trial_period_days?: string };
    const price = (known["line_items"] as Record<string, { readonly price: string }>)["0"]?.price ?? "";
    const line = lineFor(price, seconds());
    const trial =
      data.trial_period_days === undefined ? undefined : seconds() + Number(data.trial_period_days) * 86_400;
    const subscription: Thing = {
      id: newId("sub"),
      object: "subscription",
      status: trial !== undefined ? "trialing" : isPaid ? "active" : "incomplete",
      currency: "eur",
      customer: "cus_1",
      cancel_at_period_end: false,
      trial_start: trial === undefined ? null : seconds(),
      trial_end: trial ?? null,
      items: itemsOf(price, trial === undefined ? line : { period: { end: trial } }),
      metadata: data.metadata,
    };
    things.subscriptions.set(subscription.id, subscription);
    tell("customer.subscription.created", subscription);
    if (trial === undefined) invoiceFor(subscription, [line], isPaid ? "paid" : "open");
    tell("checkout.session.completed", { ...known, subscription: subscription.id });
    return subscription.id;
  };

  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    events,
    asked,
    sessions: (): readonly Thing[] => [...things.sessions.values()],
    lastSession: (): string => [...things.sessions.keys()].at(-1) ?? "",
    /** A member pays on Stripe's page. */
    begin,
    dispute: (invoice: string, status: string): void => {
      const dispute: Thing = { id: newId("dp"), object: "dispute", payment_intent: `pi_${invoice}`, status };
      disputes.splice(0, disputes.length, dispute);
      tell(status === "won" || status === "lost" ? "charge.dispute.closed" : "charge.dispute.created", dispute);
    },
    sign: (payload: string, secret: string, at = seconds()): string =>
      `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${payload}`).digest("hex")}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
