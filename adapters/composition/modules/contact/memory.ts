import { provideClient } from "../../provide-client.ts";
import { contactClient } from "../../../http-contract/contact/contact-client.ts";
import { ContactClient } from "@morsel/application/contact/client/contact-client";
import { ContactStore } from "@morsel/application/contact/contact-store";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryContactStore } from "../../../memory/contact/contact-store.ts";
import { moduleOf } from "../../container.ts";
import { contactUseCases } from "./use-cases.ts";

export const contact = moduleOf((bindings) => {
  contactUseCases(bindings);
  bindings.provide(ContactStore, { state: MemoryState }, ({ state }) => makeMemoryContactStore(state));
  provideClient(bindings, ContactClient, contactClient);
});
