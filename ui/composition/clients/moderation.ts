import { moderationClient } from "@morsel/adapters/http-contract/moderation/moderation-client";
import { ModerationClient } from "@morsel/application/moderation/client/moderation-client";
import { clientModule } from "../client-module.ts";

export default clientModule(ModerationClient, moderationClient);
