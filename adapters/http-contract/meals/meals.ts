import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { MEAL_SORTS } from "@morsel/domain/diary";
import { diaryProblems } from "../diary/problems.ts";
import { foodProblems } from "../foods/problems.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { textUpTo } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { mealProblems } from "./problems.ts";
import {
  ChangePayload,
  CopyPayload,
  MealId,
  MealLink,
  SavedMeal,
  SavedMealPage,
  SavePayload,
  SharedMeal,
  ShareToken,
} from "./schemas.ts";

const { MealNotFound, MealVersionConflict, SharedMealNotFound } = problemSchemas(mealProblems, {
  MealVersionConflict: { current: SavedMeal },
});
const { FoodNotFound } = problemSchemas(foodProblems);
const { ServingUnknown } = problemSchemas({
  fields: { ServingUnknown: diaryProblems.fields.ServingUnknown },
  problems: { ServingUnknown: diaryProblems.problems.ServingUnknown },
});

const Limit = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 50 }, { expected: "a number from 1 to 50" }));

export class MealsGroup extends HttpApiGroup.make("meals")
  .add(
    HttpApiEndpoint.get("meals", "/", {
      query: {
        query: Schema.optionalKey(textUpTo(200)),
        sort: Schema.optionalKey(Schema.Literals(MEAL_SORTS)),
        limit: Schema.optionalKey(Limit),
        cursor: Schema.optionalKey(textUpTo(500)),
      },
      success: SavedMealPage,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("saveMeal", "/", {
      payload: SavePayload,
      success: SavedMeal.pipe(HttpApiSchema.status(201)),
      error: [FieldRefused, FoodNotFound, ServingUnknown],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("meal", "/:id", {
      params: { id: MealId },
      success: SavedMeal,
      error: MealNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.patch("changeMeal", "/:id", {
      params: { id: MealId },
      payload: ChangePayload,
      success: SavedMeal,
      error: [FieldRefused, FoodNotFound, MealNotFound, ServingUnknown, MealVersionConflict],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("deleteMeal", "/:id", {
      params: { id: MealId },
      success: SavedMeal,
      error: MealNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("restoreMeal", "/:id/restore", {
      params: { id: MealId },
      success: SavedMeal,
      error: MealNotFound,
    }).annotate(Access, "member"),
  )
  .add(
    HttpApiEndpoint.post("copySharedMeal", "/copies", {
      payload: CopyPayload,
      success: SavedMeal.pipe(HttpApiSchema.status(201)),
      error: SharedMealNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("mealLink", "/:id/link", {
      params: { id: MealId },
      success: MealLink,
      error: MealNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("shareMeal", "/:id/link", {
      params: { id: MealId },
      success: MealLink,
      error: MealNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("unshareMeal", "/:id/link", {
      params: { id: MealId },
      success: MealLink,
      error: MealNotFound,
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "recipes")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/meals") {}

/** A shared meal behind its link, for visitors too. */
export class SharedMealsGroup extends HttpApiGroup.make("sharedMeals")
  .add(
    HttpApiEndpoint.get("sharedMeal", "/:token", {
      params: { token: ShareToken },
      success: SharedMeal,
      error: [SharedMealNotFound, TooManyTries],
    }).annotate(Access, "visitor"),
  )
  .middleware(PlainRefusals)
  .prefix("/api/services/shared-meals") {}

export { mealProblems } from "./problems.ts";
