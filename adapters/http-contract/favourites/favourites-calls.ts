// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { FavouritesGroup } from "./favourites.ts";
import { favouriteRefusals } from "./problems.ts";
import { foodRefusals } from "../foods/problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { FavouritesAreFull, OwnWordsAreFull } = favouriteRefusals;
const { FoodNotFound } = foodRefusals;
const call = /*#__PURE__*/ callOf<typeof FavouritesGroup>();

export const favourites = /*#__PURE__*/ call("GET", "/api/services/favourites", { FieldRefused, SignInNeeded });
export const favouriteIds = /*#__PURE__*/ call("GET", "/api/services/favourites/ids", { SignInNeeded });
export const words = /*#__PURE__*/ call("GET", "/api/services/favourites/words", { SignInNeeded });
export const putWord = /*#__PURE__*/ call("POST", "/api/services/favourites/words", { FieldRefused, FoodNotFound, OwnWordsAreFull, SignInNeeded });
export const removeWord = /*#__PURE__*/ call("POST", "/api/services/favourites/words/remove", { SignInNeeded });
export const addFavourite = /*#__PURE__*/ call("POST", "/api/services/favourites", { FavouritesAreFull, FoodNotFound, SignInNeeded });
export const removeFavourite = /*#__PURE__*/ call("POST", "/api/services/favourites/remove", { SignInNeeded });
