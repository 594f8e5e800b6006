import type { RecipeDraftRefused } from "@morsel/domain/recipes";
import { snakeCase, type FieldRules } from "../platform/field-rule.ts";

const ACCEPTED: { readonly [Field in RecipeDraftRefused["field"]]: (max: number) => string } = {
  title: (max) => `1 to ${max} characters`,
  servings: (max) => `more than 0, at most ${max}`,
  grossGrams: (max) => `up to ${max} grams, and more than the pot weighs`,
  lines: (max) => `1 to ${max} lines of up to 300 characters`,
  steps: (max) => `at most ${max} steps`,
  totalMinutes: (max) => `up to ${max} minutes`,
  source: (max) => `an address of up to ${max} characters`,
  picture: (max) => `an address of up to ${max} characters`,
  cost: () => "an amount above zero",
};

export const recipeFieldRules: FieldRules<RecipeDraftRefused> = {
  RecipeDraftRefused: ({ field, max }) => [snakeCase(field), ACCEPTED[field](max)],
};
