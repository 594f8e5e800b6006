import { MemberStore } from "@morsel/application/identity/member-store";
import { DigestClient } from "@morsel/application/weekly-digest/client/digest-client";
import { DigestStore } from "@morsel/application/weekly-digest/digest-store";
import { DigestUseCases } from "@morsel/application/weekly-digest/use-cases";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryDigestClient } from "../../../memory/weekly-digest/digest-client.ts";
import { makeMemoryDigestStore } from "../../../memory/weekly-digest/digest-store.ts";
import { moduleOf } from "../../container.ts";
import { digestUseCases } from "./use-cases.ts";

const clientPorts = { connection: MemoryConnection, members: MemberStore, useCases: DigestUseCases };

export const weeklyDigest = moduleOf((bindings) => {
  digestUseCases(bindings);
  bindings.provide(DigestStore, { state: MemoryState }, ({ state }) => makeMemoryDigestStore(state));
  bindings.provide(DigestClient, clientPorts, makeMemoryDigestClient);
});
