import currency from "currency.js";
import { add, dinero, toDecimal } from "dinero.js";
import { USD } from "dinero.js/currencies";
import { addMoney, decimalText, money } from "@morsel/domain/currency";
import type { Contest } from "./contest.ts";

const cents = (i: number): number => 1000 + (i & 1023);
const PRICES = Array.from({ length: 1024 }, (_, i) => {
  const price = money(cents(i), "USD");
  if (!price.ok) throw new Error("a price is refused");
  return { ours: price.value, dinero: dinero({ amount: cents(i), currency: USD }), currency: currency(cents(i) / 100) };
});
const price = (i: number) => PRICES[i & 1023] ?? PRICES[0];

const moneyMade: Contest = {
  what: "Prices made of cents, checked",
  ours: (times) => {
    let sum = 0;
    for (let i = 0; i < times; i++) {
      const made = money(cents(i), "USD");
      if (made.ok) sum += made.value.minor;
    }
    return sum;
  },
  packages: {
    "dinero.js 2.0.2": (times) => {
      let sum = 0;
      for (let i = 0; i < times; i++) sum += dinero({ amount: cents(i), currency: USD }).toJSON().amount;
      return sum;
    },
    "currency.js 2.0.4": (times) => {
      let sum = 0;
      for (let i = 0; i < times; i++) sum += currency(cents(i), { fromCents: true }).intValue;
      return sum;
    },
  },
};

const moneyAdded: Contest = {
  what: "Prices added",
  ours: (times) => {
    let sum = 0;
    for (let i = 0; i < times; i++) {
      const [left, right] = [price(i), price(i + 7)];
      if (left === undefined || right === undefined) continue;
      const added = addMoney(left.ours, right.ours);
      if (added.ok) sum += added.value.minor;
    }
    return sum;
  },
  packages: {
    "dinero.js 2.0.2": (times) => {
      let sum = 0;
      for (let i = 0; i < times; i++) {
        const [left, right] = [price(i), price(i + 7)];
        if (left !== undefined && right !== undefined) sum += add(left.dinero, right.dinero).toJSON().amount;
      }
      return sum;
    },
    "currency.js 2.0.4": (times) => {
      let sum = 0;
      for (let i = 0; i < times; i++) {
        const [left, right] = [price(i), price(i + 7)];
        if (left !== undefined && right !== undefined) sum += left.currency.add(right.currency).intValue;
      }
      return sum;
    },
  },
};

const moneyWritten: Contest = {
  what: "Prices written as decimal texts",
  ours: (times) => {
    let length = 0;
    for (let i = 0; i < times; i++) {
      const one = price(i);
      if (one !== undefined) length += decimalText(one.ours).length;
    }
    return length;
  },
  packages: {
    "dinero.js 2.0.2": (times) => {
      let length = 0;
      for (let i = 0; i < times; i++) {
        const one = price(i);
        if (one !== undefined) length += toDecimal(one.dinero).length;
      }
      return length;
    },
    "currency.js 2.0.4": (times) => {
      let length = 0;
      for (let i = 0; i < times; i++) {
        const one = price(i);
        if (one !== undefined) length += one.currency.toString().length;
      }
      return length;
    },
  },
  floor: (times) => {
    let length = 0;
    for (let i = 0; i < times; i++) length += (cents(i) / 100).toFixed(2).length;
    return length;
  },
};

export const MONEY_CONTESTS: readonly Contest[] = [moneyMade, moneyAdded, moneyWritten];
