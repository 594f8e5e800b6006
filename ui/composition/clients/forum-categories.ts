import { forumCategoriesClient } from "@morsel/adapters/http-contract/forum-categories/forum-categories-client";
import { ForumCategoriesClient } from "@morsel/application/forum-categories/client/forum-categories-client";
import { clientModule } from "../client-module.ts";

export default clientModule(ForumCategoriesClient, forumCategoriesClient);
