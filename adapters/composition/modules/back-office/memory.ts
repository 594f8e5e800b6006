import { BackOfficeStore } from "@morsel/application/back-office/back-office-store";
import { BackOfficeClient } from "@morsel/application/back-office/client/back-office-client";
import { MembershipStore } from "@morsel/application/membership/membership-store";
import { backOfficeClient } from "../../../http-contract/back-office/back-office-client.ts";
import { makeMemoryBackOfficeStore } from "../../../memory/back-office/back-office-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { provideClient } from "../../provide-client.ts";
import { backOfficeUseCases } from "./use-cases.ts";

export const backOffice = moduleOf((bindings) => {
  backOfficeUseCases(bindings);
  bindings.provide(BackOfficeStore, { state: MemoryState, premium: MembershipStore }, makeMemoryBackOfficeStore);
  provideClient(bindings, BackOfficeClient, backOfficeClient);
});
