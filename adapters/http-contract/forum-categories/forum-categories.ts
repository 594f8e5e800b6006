import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { adminProblems } from "../admin/problems.ts";
import { ActDone } from "../admin/schemas.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { forumCategoriesProblems } from "./problems.ts";
import { AllCategories, SaveCategoryPayload } from "./schemas.ts";

const { AdminEntryNeeded } = problemSchemas(adminProblems);
const { TooManyCategories } = problemSchemas(forumCategoriesProblems);

export class ForumCategoriesGroup extends HttpApiGroup.make("forumCategories")
  .add(
    HttpApiEndpoint.get("forumCategories", "/", { success: AllCategories, error: [AdminEntryNeeded] }).annotate(
      Access,
      "admin",
    ),
    HttpApiEndpoint.post("saveForumCategory", "/", {
      payload: SaveCategoryPayload,
      success: ActDone,
      error: [AdminEntryNeeded, FieldRefused, TooManyCategories],
    }).annotate(Access, "admin"),
  )
  .annotateEndpoints(ScopeArea, "session")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/admin/forum-categories") {}

export { forumCategoriesProblems } from "./problems.ts";
