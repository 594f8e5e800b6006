import { readFigure } from "@morsel/domain/diary";
import {
  checkOwnFood,
  type DraftServing,
  type FactsPer,
  type OwnFoodDraft,
  type OwnFoodRefused,
  type ServingId,
  type StoredOwnFood,
} from "@morsel/domain/foods";
import type { LabelBasis, NutrientId, NutritionFacts } from "@morsel/domain/nutrition";
import { KJ_PER_KCAL, readAmount, type AmountUnreadable, type DecimalMark } from "@morsel/domain/units";

export type FormServing = {
  readonly id?: ServingId;
  readonly label: string;
  readonly amount: string;
  readonly unit: DraftServing["unit"];
};

/** A food as it is being typed: a plain value, which can be kept until it is saved. */
export type FoodForm = {
  readonly description: string;
  readonly brand: string;
  readonly barcode: string;
  readonly basis: LabelBasis;
  readonly per: FactsPer;
  /** Grams of a millilitre. */
  readonly density: string;
  readonly servings: readonly FormServing[];
  /** Exact amounts of the figures that nobody touched. */
  readonly given: NutritionFacts;
  readonly texts: { readonly [Id in NutrientId]?: string };
  readonly energyUnit: "kcal" | "kJ";
  /** Name that the label uses: salt or sodium. */
  readonly saltAs: "salt" | "sodium";
};

/** Salt in grams of a milligram of sodium (N8). */
const SALT_PER_SODIUM = 2.5 / 1000;

export const emptyForm = (basis: LabelBasis, energyUnit: FoodForm["energyUnit"]): FoodForm => ({
  description: "",
  brand: "",
  barcode: "",
  basis,
  per: "100g",
  density: "",
  servings: [],
  given: {},
  texts: {},
  energyUnit,
  saltAs: basis === "eu" ? "salt" : "sodium",
});

type Written = (value: number) => string;

export const formOfDraft = (
  { brand = "", barcode = "", gramsPerMl, servings, facts, ...draft }: OwnFoodDraft,
  energyUnit: FoodForm["energyUnit"],
  written: Written,
): FoodForm => ({
  ...emptyForm(draft.basis, energyUnit),
  description: draft.description,
  brand,
  barcode,
  per: draft.per,
  density: gramsPerMl === undefined ? "" : written(gramsPerMl),
  servings: servings.map(({ amount, ...serving }) => ({ ...serving, amount: written(amount) })),
  given: facts,
});

/** The draft of an own food, its servings with their ids. */
export const draftOfOwn = ({ draft, food }: StoredOwnFood): OwnFoodDraft => ({
  ...draft,
  servings: draft.servings.map((serving) => {
    const known = food.servings.find(({ label }) => label === serving.label.trim());
    return known === undefined ? serving : { ...serving, id: known.id };
  }),
});

/** How much of what is shown an amount is: kilojoules of a kilocalorie, salt of sodium. */
const factorOf = ({ energyUnit, saltAs }: FoodForm, id: NutrientId): number =>
  id === "energy" && energyUnit === "kJ" ? KJ_PER_KCAL : id === "sodium" && saltAs === "salt" ? SALT_PER_SODIUM : 1;

/** A figure as it stands in its field. */
export const figureText = (form: FoodForm, id: NutrientId, written: Written): string => {
  const exact = form.given[id];
  return form.texts[id] ?? (exact === undefined ? "" : written(exact * factorOf(form, id)));
};

export const withFigure = (form: FoodForm, id: NutrientId, text: string): FoodForm => ({
  ...form,
  texts: { ...form.texts, [id]: text },
});

/** Figures or servings of millilitres need a density: that of water until another one is typed. */
const withDensity = (form: FoodForm): FoodForm =>
  form.density.trim() === "" && (form.per === "100ml" || form.servings.some(({ unit }) => unit === "ml"))
    ? { ...form, density: "1" }
    : form;

const NO_SERVING: FormServing = { label: "", amount: "", unit: "g" };

/** Figures of a serving need one. */
export const withPer = (form: FoodForm, per: FactsPer): FoodForm =>
  withDensity({
    ...form,
    per,
    servings: per === "serving" && form.servings.length === 0 ? [NO_SERVING] : form.servings,
  });

export const withServings = (form: FoodForm, servings: readonly FormServing[]): FoodForm =>
  withDensity({ ...form, servings });

export const withNewServing = (form: FoodForm): FoodForm => withServings(form, [...form.servings, NO_SERVING]);

/** Unreadable entries, by field. */
export type FoodFormProblems = {
  readonly figures: { readonly [Id in NutrientId]?: AmountUnreadable };
  readonly density?: AmountUnreadable;
  /** By place; `missing` has no amount yet. */
  readonly servings: ReadonlyMap<number, AmountUnreadable | "missing">;
  readonly refused?: OwnFoodRefused;
};

export type FoodFormRead = {
  /** The readable part of the form, to report doubts while it is typed. */
  readonly draft: OwnFoodDraft;
  readonly problems: FoodFormProblems;
  readonly isReady: boolean;
};

const isBlank = ({ label, amount }: FormServing): boolean => label.trim() === "" && amount.trim() === "";

const readFigures = (form: FoodForm, mark: DecimalMark) => {
  const facts: { [Id in NutrientId]?: number } = { ...form.given };
  const problems: { [Id in NutrientId]?: AmountUnreadable } = {};
  for (const id of Object.keys(form.texts) as NutrientId[]) {
    const text = form.texts[id];
    if (text === undefined) continue;
    delete facts[id];
    const read = readFigure(text, mark);
    if (!read.ok) problems[id] = read.error;
    else if (read.value !== undefined) facts[id] = read.value / factorOf(form, id);
  }
  return { facts, problems };
};

/** W160: the draft that a form says, or what is in its way; a figure that is left empty is unknown, and a row that is empty is none. */
export const readFoodForm = (form: FoodForm, mark: DecimalMark): FoodFormRead => {
  const { description, brand, barcode, basis, per } = form;
  const { facts, problems: figures } = readFigures(form, mark);
  const density = form.density.trim() === "" ? undefined : readAmount(form.density, mark);
  const servings: DraftServing[] = [];
  const wrong = new Map<number, AmountUnreadable | "missing">();
  for (const [place, serving] of form.servings.entries()) {
    if (isBlank(serving) && !(place === 0 && per === "serving")) continue;
    const read = readAmount(serving.amount, mark);
    if (read.ok) servings.push({ ...serving, amount: read.value });
    else wrong.set(place, serving.amount.trim() === "" ? "missing" : read.error);
  }
  const draft: OwnFoodDraft = {
    description,
    ...(brand.trim() === "" ? {} : { brand }),
    ...(barcode.trim() === "" ? {} : { barcode }),
    basis,
    facts,
    per,
    ...(density?.ok === true ? { gramsPerMl: density.value } : {}),
    servings,
  };
  const isRead = Object.keys(figures).length === 0 && wrong.size === 0 && density?.ok !== false;
  const checked = checkOwnFood(draft);
  return {
    draft,
    problems: {
      figures,
      servings: wrong,
      ...(density?.ok === false ? { density: density.error } : {}),
      ...(isRead && !checked.ok ? { refused: checked.error } : {}),
    },
    isReady: isRead && checked.ok,
  };
};
