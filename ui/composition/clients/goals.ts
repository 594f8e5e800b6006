import { goalsClient } from "@morsel/adapters/http-contract/goals/goals-client";
import { GoalsClient } from "@morsel/application/goals/client/goals-client";
import { clientModule } from "../client-module.ts";

export default clientModule(GoalsClient, goalsClient);
