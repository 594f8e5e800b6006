import { randomUUID } from "node:crypto";
import type { Caller } from "./member.ts";

const PATH = "/api/services/premium";
const CARD = { number: "4242 4242 4242 4242", expires: "12/40", is_confirmed: false };

/** Buys premium with a test card, for what only premium members see. */
export const withPremium = async <M extends Pick<Caller, "call">>(member: M): Promise<M> => {
  const id = randomUUID();
  await member.call(`${PATH}/orders`, { method: "POST", body: { id, product: "premium_1_month" } });
  const paid = await member.call(`${PATH}/sandbox/pay`, { method: "POST", body: { order_id: id, ...CARD } });
  if (paid.status !== 200) throw new Error(`Paying answered ${paid.status}: ${await paid.text()}`);
  return member;
};
