import { provideClient } from "../../provide-client.ts";
import { digestClient } from "../../../http-contract/weekly-digest/digest-client.ts";
import { DigestClient } from "@morsel/application/weekly-digest/client/digest-client";
import { DigestStore } from "@morsel/application/weekly-digest/digest-store";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryDigestStore } from "../../../memory/weekly-digest/digest-store.ts";
import { moduleOf } from "../../container.ts";
import { digestUseCases } from "./use-cases.ts";

export const weeklyDigest = moduleOf((bindings) => {
  digestUseCases(bindings);
  bindings.provide(DigestStore, { state: MemoryState }, ({ state }) => makeMemoryDigestStore(state));
  provideClient(bindings, DigestClient, digestClient);
});
