/** F14: the lists of foods beside the search, by their names on the wire. */
export const FOOD_TABS = ["recent", "frequent", "my_foods", "meals", "recipes"] as const;
export type FoodTab = (typeof FOOD_TABS)[number];

/** F14 */
export const isFoodTab = (name: unknown): name is FoodTab => FOOD_TABS.some((tab) => tab === name);
