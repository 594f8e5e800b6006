import type { MembershipClient } from "@morsel/application/membership/client/membership-client";
import { type ApiClient, done } from "../shared/call.ts";
import * as calls from "./membership-calls.ts";
import { readCode, readOffer, readOrder, readPayments, readQuote, readSubscriptions } from "./page-codec.ts";

const CODE = 100;

export const membershipClient = ({ call, addressOf }: ApiClient): MembershipClient => ({
  offer: call(calls.premiumOffer, {}, readOffer),
  subscriptions: call(calls.subscriptions, {}, readSubscriptions),
  order: (id, product, code) =>
    call(
      calls.orderPremium,
      { payload: { id, product, ...(code === undefined ? {} : { code: code.slice(0, CODE) }) } },
      readOrder,
    ),
  readOrder: (id) => call(calls.premiumOrder, { params: { id } }, readOrder),
  cancel: call(calls.cancelPremium, {}, done),
  resume: call(calls.resumePremium, {}, done),
  quote: (product) => call(calls.quotePlanChange, { query: { product } }, readQuote),
  change: ({ product, at, due }) => call(calls.changePlan, { payload: { product, at, due } }, done),
  portal: call(calls.premiumPortal, {}, ({ url }) => url ?? undefined),
  payments: (cursor) => call(calls.premiumPayments, { query: { cursor } }, readPayments),
  invoiceAddress: (id) => addressOf(calls.premiumInvoice, { params: { id } }),
  previewCode: (code) => call(calls.previewPremiumCode, { payload: { code: code.slice(0, CODE) } }, readCode),
  redeemCode: (code) =>
    call(calls.redeemPremiumCode, { payload: { code: code.slice(0, CODE) } }, ({ premium_until: until }) =>
      Date.parse(until),
    ),
  linkGym: (membership) =>
    call(calls.linkGym, { payload: { membership: membership.slice(0, CODE) } }, ({ ends_at: until }) =>
      Date.parse(until),
    ),
  unlinkGym: (id) => call(calls.unlinkGym, { params: { id } }, done),
  pay: (order, { number, expires, isConfirmed }) =>
    call(
      calls.paySandbox,
      {
        payload: {
          order_id: order,
          number: number.slice(0, 40),
          expires: expires.slice(0, 10),
          is_confirmed: isConfirmed,
        },
      },
      done,
    ),
  changeCard: ({ number, expires, isConfirmed }) =>
    call(
      calls.changeSandboxCard,
      { payload: { number: number.slice(0, 40), expires: expires.slice(0, 10), is_confirmed: isConfirmed } },
      done,
    ),
  act: (payment, act) => call(calls.actInSandbox, { payload: { payment_id: payment, act } }, done),
});
