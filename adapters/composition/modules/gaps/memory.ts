import { GapsClient } from "@morsel/application/gaps/client/gaps-client";
import { GapsUseCases } from "@morsel/application/gaps/use-cases";
import { MemberStore } from "@morsel/application/identity/member-store";
import { makeMemoryGapsClient } from "../../../memory/gaps/gaps-client.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { moduleOf } from "../../container.ts";
import { gapsUseCases } from "./use-cases.ts";

const clientPorts = { connection: MemoryConnection, members: MemberStore, useCases: GapsUseCases };

export const gaps = moduleOf((bindings) => {
  gapsUseCases(bindings);
  bindings.provide(GapsClient, clientPorts, makeMemoryGapsClient);
});
