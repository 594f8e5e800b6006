import { foodOfSlug, foodSlug, isFoodId, type Food, type FoodId } from "@morsel/domain/foods";

/** Path of the food database: among the food pages for members, public for visitors. */
export const databasePath = (isMember: boolean): string =>
  isMember ? "/food/calorie-chart-nutrition-facts" : "/nutrition-facts-calories";

export const foodPath = (food: Pick<Food, "id" | "description">, isMember: boolean): string =>
  `${databasePath(isMember)}/${foodSlug(food)}`;

/** The food that an address names, whatever its words say; undefined for an address that names none. */
export const foodIdIn = (slug: string): FoodId | undefined => {
  const id = foodOfSlug(slug);
  return isFoodId(id) ? id : undefined;
};

/** Two foods side by side; the second may be chosen there. */
export const comparePath = (a?: FoodId, b?: FoodId): string => {
  const asked = new URLSearchParams({ ...(a === undefined ? {} : { a }), ...(b === undefined ? {} : { b }) });
  return asked.size === 0 ? "/food/compare" : `/food/compare?${asked}`;
};
