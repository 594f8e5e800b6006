import { forumClient } from "@morsel/adapters/http-contract/forum/forum-client";
import { ForumClient } from "@morsel/application/forum/client/forum-client";
import { clientModule } from "../client-module.ts";

export default clientModule(ForumClient, forumClient);
