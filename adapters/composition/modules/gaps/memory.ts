import { GapsClient } from "@morsel/application/gaps/client/gaps-client";
import { gapsClient } from "../../../http-contract/gaps/gaps-client.ts";
import { moduleOf } from "../../container.ts";
import { provideClient } from "../../provide-client.ts";
import { gapsUseCases } from "./use-cases.ts";

export const gaps = moduleOf((bindings) => {
  gapsUseCases(bindings);
  provideClient(bindings, GapsClient, gapsClient);
});
