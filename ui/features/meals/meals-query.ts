import type { FridgeClient } from "@morsel/application/fridge/client/fridge-client";
import type { MealsClient } from "@morsel/application/meals/client/meals-client";
import { queryOptions } from "@tanstack/react-query";
import type { MoreWords } from "../diary/components/quick-add/quick-add-parts.ts";

/** Ports of parts on other pages that show saved meals. */
export type MealParts = {
  /** The way to saved meals, fetched when it is first asked for. */
  readonly openMeals: () => Promise<MealsClient>;
  /** The same for rests in the fridge of members who live with others. */
  readonly openFridge?: (() => Promise<FridgeClient>) | undefined;
  readonly moreWords: MoreWords;
};

/** Saved meals on a page that begins without them: the way to them, and their words. Fetched once. */
export const mealPartsQuery = ({ openMeals, moreWords }: Pick<MealParts, "openMeals" | "moreWords">) =>
  queryOptions({
    queryKey: ["meal-parts"],
    queryFn: async (): Promise<{ readonly meals: MealsClient }> => {
      const [meals] = await Promise.all([openMeals(), moreWords()]);
      return { meals };
    },
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
