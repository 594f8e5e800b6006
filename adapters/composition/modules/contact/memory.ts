import { ContactClient } from "@morsel/application/contact/client/contact-client";
import { ContactStore } from "@morsel/application/contact/contact-store";
import { ContactUseCases } from "@morsel/application/contact/use-cases";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryContactStore } from "../../../memory/contact/contact-store.ts";
import { makeMemoryContactClient } from "../../../memory/contact/contact-client.ts";
import { moduleOf } from "../../container.ts";
import { contactUseCases } from "./use-cases.ts";

export const contact = moduleOf((bindings) => {
  contactUseCases(bindings);
  bindings.provide(ContactStore, { state: MemoryState }, ({ state }) => makeMemoryContactStore(state));
  bindings.provide(ContactClient, { connection: MemoryConnection, useCases: ContactUseCases }, makeMemoryContactClient);
});
