export * from "./amount-doubt.ts";
export * from "./average.ts";
export * from "./change-settings.ts";
export * from "./check-slots.ts";
export * from "./completeness.ts";
export * from "./copy-source.ts";
export * from "./copy.ts";
export * from "./day-boundary.ts";
export * from "./day-limit.ts";
export * from "./day.ts";
export * from "./dish-cost.ts";
export * from "./entry-rules.ts";
export * from "./entry.ts";
export * from "./fibre-in-carbohydrate.ts";
export * from "./five-weeks.ts";
export * from "./food-edit.ts";
export * from "./meal-of-hour.ts";
export * from "./note.ts";
export * from "./planning.ts";
export * from "./portion.ts";
export * from "./quick-add-figures.ts";
export * from "./quick-add.ts";
export * from "./remaining.ts";
export * from "./report-range.ts";
export * from "./saved-meal.ts";
export * from "./settings.ts";
export * from "./slots.ts";
export * from "./streak.ts";
export * from "./suggestions.ts";
export * from "./summed-amount.ts";
export * from "./usage.ts";
export {
  countableServings,
  defaultPortion,
  GRAM,
  gramsOf,
  MAX_AMOUNT,
  MAX_GRAMS,
  OUNCE,
  readServingAmount,
  servingOf,
  withoutUnit,
  type AmountRefused,
  type Portion,
  type ServingUnknown,
  type ServingUnreadable,
} from "../foods/index.ts";
