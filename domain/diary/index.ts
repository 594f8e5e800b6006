export * from "./amounts/amount-doubt.ts";
export * from "./amounts/average.ts";
export * from "./settings/change-settings.ts";
export * from "./settings/check-slots.ts";
export * from "./days/completeness.ts";
export * from "./copying/copy-source.ts";
export * from "./copying/copy.ts";
export * from "./copying/published-entry.ts";
export * from "./days/day-boundary.ts";
export * from "./entries/day-limit.ts";
export * from "./days/day.ts";
export * from "./days/dish-cost.ts";
export * from "./entries/entry-rules.ts";
export * from "./entries/entry.ts";
export * from "./days/five-weeks.ts";
export * from "./entries/fibre-in-carbohydrate.ts";
export * from "./entries/food-edit.ts";
export * from "./suggestions/meal-of-hour.ts";
export * from "./days/note.ts";
export * from "./entries/planning.ts";
export * from "./amounts/portion.ts";
export * from "./entries/quick-add-figures.ts";
export * from "./entries/quick-add.ts";
export * from "./days/remaining.ts";
export * from "./days/report-range.ts";
export * from "./entries/saved-meal.ts";
export * from "./settings/settings.ts";
export * from "./settings/slots.ts";
export * from "./days/streak.ts";
export * from "./suggestions/suggestions.ts";
export * from "./amounts/summed-amount.ts";
export * from "./suggestions/usage.ts";
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
export * from "./copying/derived-id.ts";
export * from "./days/progress.ts";
export * from "./amounts/amount-shortcuts.ts";
export * from "./suggestions/slot-offers.ts";
export * from "./suggestions/starter-foods.ts";
export * from "./settings/typed-meals.ts";
export * from "./entries/stored-meal.ts";
export * from "./typed/typed-lines.ts";
export * from "./suggestions/food-option.ts";
export * from "./suggestions/own-food-options.ts";
export * from "./days/widget-figure.ts";
export * from "./days/week.ts";
