import type { ContactClient } from "@morsel/application/contact/client/contact-client";
import type { ContactUseCases } from "@morsel/application/contact/use-cases";
import type { MemoryConnection } from "../platform/connection.ts";

export type ContactClientPorts = { readonly connection: MemoryConnection; readonly useCases: ContactUseCases };

export const makeMemoryContactClient = ({ connection, useCases }: ContactClientPorts): ContactClient => ({
  send: (message) => connection.reach(useCases.sendMessage({ ...message, member: connection.browser.member })),
});
