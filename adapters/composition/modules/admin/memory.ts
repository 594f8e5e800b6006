import { AdminStore } from "@morsel/application/admin/admin-store";
import { AdminClient } from "@morsel/application/admin/client/admin-client";
import { adminClient } from "../../../http-contract/admin/admin-client.ts";
import { makeMemoryAdminStore } from "../../../memory/admin/admin-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { provideClient } from "../../provide-client.ts";
import { adminUseCases } from "./use-cases.ts";

export const admin = moduleOf((bindings) => {
  adminUseCases(bindings);
  bindings.provide(AdminStore, { state: MemoryState }, ({ state }) => makeMemoryAdminStore(state));
  provideClient(bindings, AdminClient, adminClient);
});
