import { stepsClient } from "@morsel/adapters/http-contract/exercise/steps-client";
import { StepsClient } from "@morsel/application/exercise/client/steps-client";
import { clientModule } from "../client-module.ts";

export default clientModule(StepsClient, stepsClient);
