import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { OWN_FOOD_SORTS } from "@morsel/domain/foods";
import { diaryProblems } from "../diary/problems.ts";
import { foodProblems } from "../foods/problems.ts";
import { Entry } from "../diary/schemas.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { FoodId, PageLimit, textUpTo } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { ownFoodProblems } from "./problems.ts";
import {
  EditCounts,
  FoodEdited,
  FoodIds,
  FoodIdsPayload,
  OwnFood,
  OwnFoodPage,
  SaveOwnFoodPayload,
} from "./schemas.ts";

const { OwnFoodNotFound, OwnFoodVersionConflict, OwnFoodsAreFull, SubmissionNeeds, SubmissionMisplaced } =
  problemSchemas(ownFoodProblems, { OwnFoodVersionConflict: { current: OwnFood } });
const { FoodNotFound } = problemSchemas(foodProblems);
const { EntryNotFound, EntryVersionConflict } = problemSchemas(
  {
    fields: {
      EntryNotFound: diaryProblems.fields.EntryNotFound,
      EntryVersionConflict: diaryProblems.fields.EntryVersionConflict,
    },
    problems: {
      EntryNotFound: diaryProblems.problems.EntryNotFound,
      EntryVersionConflict: diaryProblems.problems.EntryVersionConflict,
    },
  },
  { EntryVersionConflict: { current: Entry } },
);

const ofFood = { params: { id: FoodId } };

export class OwnFoodsGroup extends HttpApiGroup.make("ownFoods")
  .add(
    HttpApiEndpoint.get("ownFoods", "/", {
      query: {
        query: Schema.optionalKey(textUpTo(200)),
        sort: Schema.optionalKey(Schema.Literals(OWN_FOOD_SORTS)),
        limit: Schema.optionalKey(PageLimit),
        cursor: Schema.optionalKey(textUpTo(500)),
      },
      success: OwnFoodPage,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("removeOwnFoods", "/removals", {
      payload: FoodIdsPayload,
      success: FoodIds,
      error: OwnFoodsAreFull,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("restoreOwnFoods", "/restorations", {
      payload: FoodIdsPayload,
      success: FoodIds,
      error: OwnFoodsAreFull,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("ownFood", "/:id", { ...ofFood, success: OwnFood, error: OwnFoodNotFound }).annotate(
      Access,
      "member",
    ),
    HttpApiEndpoint.post("saveOwnFood", "/:id", {
      ...ofFood,
      payload: SaveOwnFoodPayload,
      success: FoodEdited,
      error: [
        OwnFoodNotFound,
        OwnFoodVersionConflict,
        OwnFoodsAreFull,
        FoodNotFound,
        EntryNotFound,
        EntryVersionConflict,
        FieldRefused,
      ],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("countEntries", "/:id/entries", {
      ...ofFood,
      success: EditCounts,
      error: FoodNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("submitOwnFood", "/:id/submission", {
      ...ofFood,
      success: OwnFood,
      error: [OwnFoodNotFound, OwnFoodVersionConflict, SubmissionNeeds, SubmissionMisplaced],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("withdrawOwnFood", "/:id/submission", {
      ...ofFood,
      success: OwnFood,
      error: [OwnFoodNotFound, OwnFoodVersionConflict, SubmissionMisplaced],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "foods")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/own-foods") {}

export { ownFoodProblems } from "./problems.ts";
