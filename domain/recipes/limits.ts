/** R10: how much a recipe holds at most: characters, lines, steps, servings, grams and minutes. */
export const RECIPE_LIMITS = {
  title: 120,
  line: 300,
  lines: 200,
  step: 3000,
  steps: 100,
  address: 2000,
  servings: 1000,
  grams: 1_000_000,
  minutes: 14_400,
} as const;
