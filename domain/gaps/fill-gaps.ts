import { gramsOf, totalsOf, type DiaryEntry, type Portion } from "../diary/index.ts";
import type { Food } from "../foods/index.ts";
import { factsOfGrams, type NutrientId, type NutritionFacts, type SummedFacts } from "../nutrition/index.ts";
import type { NutrientLimit } from "../goals/index.ts";

/** A goal that today does not reach, as far as is known. */
export type ShortNutrient = {
  readonly id: NutrientId;
  readonly eaten: number;
  readonly min: number;
  /** Number of entries, of all entries, whose amount is known: if fewer than all, more was eaten than is known. */
  readonly known: number;
  readonly parts: number;
};

export const GAP_ORIGINS = ["eaten", "own", "catalogue"] as const;
export type GapOrigin = (typeof GAP_ORIGINS)[number];

export type GapCandidate = { readonly food: Food; readonly portion: Portion; readonly origin: GapOrigin };

/** A food that would fill some of it, in the amount that is meant. */
export type GapSuggestion = {
  readonly food: Pick<Food, "id" | "description" | "brand">;
  readonly portion: Portion;
  readonly origin: GapOrigin;
  /** kcal; absent when unknown. */
  readonly energy?: number;
  /** Amounts of the missing nutrients that it gives, the most first. */
  readonly gives: readonly { readonly id: NutrientId; readonly amount: number }[];
  /** Missing nutrients of which the food's amount is unknown. */
  readonly unknown: readonly NutrientId[];
  /** Limits that it would exceed on this day, and by how much. */
  readonly over: readonly { readonly id: NutrientId; readonly by: number }[];
  /** Limited nutrients of which the food's amount is unknown: it may exceed these limits. */
  readonly unsure: readonly NutrientId[];
};

export type Gaps = { readonly short: readonly ShortNutrient[]; readonly suggestions: readonly GapSuggestion[] };

/** W329: less of a goal than this is no help. */
const LEAST_SHARE = 0.1;
/** W331: what is beyond its limit already is not worth a word for a trace more of it. */
const TRACE = 0.02;
const SHOWN = 6;
/** W330: places that are kept for the catalogue. */
const OWN_SHOWN = 4;
/** A food that gives the same for less energy comes first; one of unknown energy stands between. */
const USUAL_ENERGY = 200;

/** The limits that hold on the day, with what exercise adds to them. */
export type DayLimits = ReadonlyMap<NutrientId, NutrientLimit>;

const findDeficits = ({ facts, known, parts }: SummedFacts, limits: DayLimits): readonly ShortNutrient[] => {
  const short = [...limits].flatMap(([id, limit]): readonly ShortNutrient[] => {
    const eaten = facts[id] ?? 0;
    return id === "energy" || limit.min === undefined || eaten >= limit.min
      ? []
      : [{ id, eaten, min: limit.min, known: known[id] ?? 0, parts }];
  });
  return short.toSorted((a, b) => a.eaten / a.min - b.eaten / b.min);
};

/** Half of it, as it can be eaten: of grams whole ones. */
const halved = ({ amount, serving }: Portion): Portion => ({
  amount: serving.grams === 1 ? Math.max(1, Math.round(amount / 2)) : amount / 2,
  serving,
});

const factsOf = ({ nutrients }: Food, { amount, serving }: Portion): NutritionFacts | undefined => {
  const grams = gramsOf(amount, serving);
  return grams.ok ? factsOfGrams(nutrients, grams.value) : undefined;
};

const overOf = (gives: NutritionFacts, eaten: NutritionFacts, limits: DayLimits): GapSuggestion["over"] =>
  [...limits].flatMap(([id, limit]) => {
    const [more, before] = [gives[id] ?? 0, eaten[id] ?? 0];
    if (limit.max === undefined || before + more <= limit.max || more <= limit.max * TRACE) return [];
    return [{ id, by: before + more - limit.max }];
  });

/** Nutrients that are part of another one, and cannot exceed it. */
const PART_OF: { readonly [Id in NutrientId]?: NutrientId } = {
  added_sugars: "sugar",
  sugar: "carbohydrates",
  saturated_fat: "fat",
  trans_fat: "fat",
};

/** The most that a food can hold of what it does not tell; undefined where nothing bounds it. */
const upperBound = (facts: NutritionFacts, id: NutrientId): number | undefined => {
  const whole = PART_OF[id];
  return facts[id] ?? (whole === undefined ? undefined : upperBound(facts, whole));
};

/** W331: what is limited and not known, unless even the most of it stays within the limit. */
const unsureOf = (gives: NutritionFacts, eaten: NutritionFacts, limits: DayLimits): readonly NutrientId[] =>
  [...limits].flatMap(([id, limit]) => {
    if (limit.max === undefined || gives[id] !== undefined) return [];
    const most = upperBound(gives, id);
    return most !== undefined && (eaten[id] ?? 0) + most <= limit.max ? [] : [id];
  });

/** W328 to W331: what a day is short of, and what would fill it. */
export const fillGaps = (
  entries: readonly DiaryEntry[],
  limits: DayLimits,
  candidates: readonly GapCandidate[],
): Gaps => {
  const totals = totalsOf(entries);
  const short = findDeficits(totals, limits);
  const eaten = totals.facts;

  const suggest = ({ food, portion: usual, origin }: GapCandidate) => {
    const whole = factsOf(food, usual);
    if (whole === undefined) return [];
    const half = halved(usual);
    const less = factsOf(food, half);
    const isTooMuch = overOf(whole, eaten, limits).length > 0;
    const isHalfBetter = isTooMuch && less !== undefined && overOf(less, eaten, limits).length === 0;
    const [portion, facts] = isHalfBetter ? [half, less] : [usual, whole];
    const shareOf = ({ id, min, eaten: before }: ShortNutrient): number => Math.min(facts[id] ?? 0, min - before) / min;
    if (!short.some((one) => shareOf(one) >= LEAST_SHARE)) return [];
    const score = short.reduce((sum, one) => sum + shareOf(one), 0) / (USUAL_ENERGY + (facts.energy ?? USUAL_ENERGY));
    const suggestion: GapSuggestion = {
      food,
      portion,
      origin,
      ...(facts.energy === undefined ? {} : { energy: facts.energy }),
      gives: short
        .filter(({ id }) => (facts[id] ?? 0) > 0)
        .toSorted((a, b) => shareOf(b) - shareOf(a))
        .map(({ id }) => ({ id, amount: facts[id] ?? 0 })),
      unknown: short.filter(({ id }) => facts[id] === undefined).map(({ id }) => id),
      over: overOf(facts, eaten, limits),
      unsure: unsureOf(facts, eaten, limits),
    };
    return [{ suggestion, score }];
  };

  const seen = new Set<string>();
  const all = candidates
    .filter(({ food }) => !seen.has(food.id) && seen.add(food.id))
    .flatMap(suggest)
    .toSorted(
      (a, b) =>
        Math.sign(a.suggestion.over.length) - Math.sign(b.suggestion.over.length) ||
        b.score - a.score ||
        (a.suggestion.food.id < b.suggestion.food.id ? -1 : 1),
    )
    .map(({ suggestion }) => suggestion);
  const own = all.filter(({ origin }) => origin !== "catalogue").slice(0, OWN_SHOWN);
  const others = all.filter(({ origin }) => origin === "catalogue").slice(0, SHOWN - own.length);
  return { short, suggestions: [...own, ...others] };
};
