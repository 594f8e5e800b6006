import { ContactStore } from "@morsel/application/contact/contact-store";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryContactStore } from "../../../memory/contact/contact-store.ts";
import { moduleOf } from "../../container.ts";
import { contactUseCases } from "./use-cases.ts";

export const contact = moduleOf((bindings) => {
  contactUseCases(bindings);
  bindings.provide(ContactStore, { state: MemoryState }, ({ state }) => makeMemoryContactStore(state));
});
