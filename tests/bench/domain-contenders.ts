import convert from "convert";
import convertUnits from "convert-units";
import Fraction from "fraction.js";
import { evaluate } from "mathjs";
import { NUTRIENT_IDS, type NutritionFacts } from "@morsel/domain/nutrition";
import { fdaLabel } from "@morsel/domain/nutrition-label";
import { cmToInches, kgToLb, kmToMiles, readAmount, type Centimetres, type Kilograms } from "@morsel/domain/units";
import type { Kilometres } from "@morsel/domain/units";

import type { Contest, Work } from "./contest.ts";
import { goalContest } from "./domain-goals.ts";
import { MONEY_CONTESTS } from "./domain-money.ts";

/** A thousand different values, so that no result can be kept; the same for everybody. */
const VALUES = Float64Array.from({ length: 1024 }, (_, i) => 40 + ((i * 7919) % 1024) / 10);
const at = (i: number): number => VALUES[i & 1023] ?? 0;

const conversions: Contest = {
  what: "Conversions, kg → lb, cm → in and km → mi by turns",
  isTenfoldAsked: true,
  ours: (times) => {
    let sum = 0;
    for (let i = 0; i < times; i++)
      sum += kgToLb(at(i) as Kilograms) + cmToInches(at(i) as Centimetres) + kmToMiles(at(i) as Kilometres);
    return sum;
  },
  packages: {
    "convert 8.0.2": (times) => {
      let sum = 0;
      for (let i = 0; i < times; i++)
        sum += convert(at(i), "kg").to("lb") + convert(at(i), "cm").to("in") + convert(at(i), "km").to("mi");
      return sum;
    },
    "convert-units 2.3.4": (times) => {
      let sum = 0;
      for (let i = 0; i < times; i++)
        sum +=
          convertUnits(at(i)).from("kg").to("lb") +
          convertUnits(at(i)).from("cm").to("in") +
          convertUnits(at(i)).from("km").to("mi");
      return sum;
    },
  },
  floor: (times) => {
    let sum = 0;
    for (let i = 0; i < times; i++) sum += at(i) * 2.20462262185 + at(i) / 2.54 + at(i) / 1.609344;
    return sum;
  },
};

const FRACTIONS = ["1/2", "1 1/2", "3/4", "2.25", "12", "2 2/3", "0.5", "7/8"] as const;
const EXPRESSIONS = ["120+35", "850-320", "1/2", "2.25", "12", "100+50+25", "0.5", "7/8+1"] as const;

const reading = (texts: readonly string[], read: (text: string) => number): Work => {
  const length = texts.length;
  return (times) => {
    let sum = 0;
    for (let i = 0; i < times; i++) sum += read(texts[i % length] ?? "");
    return sum;
  };
};
const readOurs = (text: string): number => {
  const amount = readAmount(text);
  return amount.ok ? amount.value : Number.NaN;
};

const fractions: Contest = {
  what: "Amounts read, fractions and decimals",
  ours: reading(FRACTIONS, readOurs),
  packages: { "fraction.js 5.3.4": reading(FRACTIONS, (text) => new Fraction(text).valueOf()) },
};
const expressions: Contest = {
  what: "Amounts read, sums and tare among them",
  ours: reading(EXPRESSIONS, readOurs),
  packages: { "mathjs 15.2.0": reading(EXPRESSIONS, (text) => Number(evaluate(text))) },
};

/** A food of which everything is known: the fullest label. */
const FOOD: NutritionFacts = Object.fromEntries(NUTRIENT_IDS.map((id, i) => [id, (i * 37) % 90]));
const AMOUNTS = Float64Array.from(Object.values(FOOD));

/** No package makes this label: beside it stands only what the multiplications of its amounts cost. */
const label: Contest = {
  what: "Nutrition facts label with every line, 21 CFR 101.9 (no package makes one)",
  ours: (times) => {
    let rows = 0;
    for (let i = 0; i < times; i++) {
      const made = fdaLabel(FOOD, { label: "1 cup", grams: at(i) }, "us");
      rows += made.rows.length + made.vitamins.length;
    }
    return rows;
  },
  packages: {},
  floor: (times) => {
    let rows = 0;
    for (let i = 0; i < times; i++) {
      const facts = new Float64Array(AMOUNTS.length);
      for (let n = 0; n < facts.length; n++) facts[n] = Math.round(((AMOUNTS[n] ?? 0) * at(i)) / 100);
      rows += facts.length;
    }
    return rows;
  },
};

export const CONTESTS: readonly Contest[] = [
  conversions,
  label,
  goalContest,
  ...MONEY_CONTESTS,
  fractions,
  expressions,
];
