import { coachClient } from "@morsel/adapters/http-contract/coach/coach-client";
import { CoachClientPort } from "@morsel/application/coach/client/coach-client";
import { clientModule } from "../client-module.ts";

export default clientModule(CoachClientPort, coachClient);
