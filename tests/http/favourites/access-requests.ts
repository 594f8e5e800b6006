import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { AccessRequests } from "../support/access-requests.ts";

const food = SAMPLE_FOODS[0]?.id ?? "";

export const accessRequests: AccessRequests = {
  "favourites.favourites": ["/api/services/favourites"],
  "favourites.favouriteIds": ["/api/services/favourites/ids"],
  "favourites.addFavourite": ["/api/services/favourites", { food_id: food }],
  "favourites.removeFavourite": ["/api/services/favourites/remove", { food_id: food }],
  "favourites.words": ["/api/services/favourites/words"],
  "favourites.putWord": ["/api/services/favourites/words", { word: "my porridge", food_id: food }],
  "favourites.removeWord": ["/api/services/favourites/words/remove", { word: "my porridge" }],
};
