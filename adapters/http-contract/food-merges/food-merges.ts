import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { adminProblems } from "../admin/problems.ts";
import { ActDone } from "../admin/schemas.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { foodMergesProblems } from "./problems.ts";
import { DuplicateFoods, FoodMerges, MergeFoodsPayload, MergesQuery, UndoMergePayload } from "./schemas.ts";

const { AdminEntryNeeded } = problemSchemas(adminProblems);
const { FoodMergeNotFound, FoodMergeOutdated } = problemSchemas(foodMergesProblems);

export class FoodMergesGroup extends HttpApiGroup.make("foodMerges")
  .add(
    HttpApiEndpoint.get("foodMerges", "/", {
      query: MergesQuery,
      success: FoodMerges,
      error: [AdminEntryNeeded, FieldRefused],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("mergeFoods", "/", {
      payload: MergeFoodsPayload,
      success: ActDone,
      error: [AdminEntryNeeded, FieldRefused, FoodMergeOutdated],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.get("duplicateFoods", "/duplicates", {
      query: MergesQuery,
      success: DuplicateFoods,
      error: [AdminEntryNeeded, FieldRefused],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("undoFoodMerge", "/undo", {
      payload: UndoMergePayload,
      success: ActDone,
      error: [AdminEntryNeeded, FieldRefused, FoodMergeNotFound, FoodMergeOutdated],
    }).annotate(Access, "admin"),
  )
  .annotateEndpoints(ScopeArea, "session")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/admin/food-merges") {}

export { foodMergesProblems } from "./problems.ts";
