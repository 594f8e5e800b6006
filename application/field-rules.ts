/** One line for each concept: what its rules say about the fields of a request. */
export { identityFieldRules } from "./identity/field-rules.ts";
export { diaryFieldRules } from "./diary/field-rules.ts";
export { diarySettingsFieldRules } from "./diary-settings/field-rules.ts";
export { goalsFieldRules } from "./goals/field-rules.ts";
export { hydrationFieldRules } from "./hydration/field-rules.ts";
export { mealFieldRules } from "./meals/field-rules.ts";
export { tokenFieldRules } from "./tokens/field-rules.ts";
export { exerciseFieldRules } from "./exercise/field-rules.ts";
export { recipeFieldRules } from "./recipes/field-rules.ts";
export { ownFoodFieldRules } from "./own-foods/field-rules.ts";
export { adminFieldRules } from "./admin/field-rules.ts";
export { favouriteFieldRules } from "./favourites/field-rules.ts";
export { barcodeFieldRules } from "./barcodes/field-rules.ts";
export { messageFieldRules } from "./messages/field-rules.ts";
export { measurementFieldRules } from "./measurements/field-rules.ts";
export { profileFieldRules } from "./profile/field-rules.ts";
export { newsFieldRules } from "./news-feed/field-rules.ts";
