import type { StoredRecipe, RecipeId, RecipeLine } from "@morsel/domain/recipes";
import type { MinorUnits } from "@morsel/domain/currency";
import type { Instant } from "@morsel/domain/calendar";
import type { FoodId } from "@morsel/domain/foods";

const line = (text: string, id: string, description: string, grams: number, confidence = 1): RecipeLine => ({
  text,
  match: { foodId: `sr28-${id}` as FoodId, description, grams, confidence },
});

const idOf = (n: number): RecipeId => `019cdb00-0000-7000-8000-a0000000000${n}` as string as RecipeId;

/** Recipes of a member who cooks now and then: one complete, one with a line that has no food yet. */
export const sampleRecipes: readonly StoredRecipe[] = [
  {
    id: idOf(1),
    title: "Oat pancakes with blueberries and a spoon of honey",
    servings: 4,
    isCooked: true,
    grossGrams: 1460,
    tareGrams: 900,
    totalMinutes: 25,
    source: "https://recipes.example/oat-pancakes",
    picture: "https://recipes.example/oat-pancakes.jpg",
    cost: { currency: "EUR", minor: 460 as MinorUnits },
    lines: [
      { text: "For the batter:" },
      line("1 1/2 cups oats", "08120", "Oats", 122),
      line("2 large eggs", "01123", "Egg, raw", 100, 0.8),
      line("250 ml milk", "01077", "Milk, whole", 258),
      line("1 banana, mashed", "09040", "Banana", 118, 0.8),
      { text: "salt, to taste", isLeftOut: true },
      { text: "To serve:" },
      line("a handful of blueberries", "09050", "Blueberries", 75),
      line("2 tbsp honey", "19296", "Honey", 42),
    ],
    steps: [
      { text: "Blend the oats into flour.", section: "Batter" },
      { text: "Stir in eggs, milk and banana, and let it stand for ten minutes.", section: "Batter" },
      { text: "Fry eight small pancakes, three minutes on each side.", section: "Frying" },
      { text: "Serve with blueberries and honey.", section: "Frying" },
    ],
    version: 1,
    createdAt: Date.UTC(2026, 2, 1) as Instant,
  },
  {
    id: idOf(2),
    title: "Overnight oats",
    servings: 2,
    isCooked: false,
    lines: [
      line("100 g oats", "08120", "Oats", 100),
      line("200 ml milk", "01077", "Milk, whole", 206, 0.4),
      { text: "2 tbsp of grandmother's seed mix" },
    ],
    steps: [{ text: "Stir everything together and let it stand overnight." }],
    version: 1,
    createdAt: Date.UTC(2026, 2, 2) as Instant,
  },
];

/** A deleted recipe: its page still exists for members who logged it. */
export const sampleDeletedRecipe: StoredRecipe = {
  id: idOf(3),
  title: "Blueberry porridge",
  servings: 1,
  isCooked: true,
  lines: [line("50 g oats", "08120", "Oats", 50), line("a handful of blueberries", "09050", "Blueberries", 75)],
  steps: [{ text: "Simmer the oats for five minutes, and stir the blueberries in." }],
  version: 1,
  createdAt: Date.UTC(2026, 1, 1) as Instant,
};
