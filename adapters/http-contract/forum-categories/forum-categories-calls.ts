// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { ForumCategoriesGroup } from "./forum-categories.ts";
import { adminRefusals } from "../admin/problems.ts";
import { forumCategoriesRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { AdminEntryNeeded } = adminRefusals;
const { TooManyCategories } = forumCategoriesRefusals;
const call = /*#__PURE__*/ callOf<typeof ForumCategoriesGroup>();

export const forumCategories = /*#__PURE__*/ call("GET", "/api/services/admin/forum-categories", { AdminEntryNeeded, SignInNeeded });
export const saveForumCategory = /*#__PURE__*/ call("POST", "/api/services/admin/forum-categories", { AdminEntryNeeded, FieldRefused, SignInNeeded, TooManyCategories });
