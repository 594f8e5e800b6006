import type { ContactClient } from "@morsel/application/contact/client/contact-client";
import { type ApiClient, done } from "../shared/call.ts";
import { sendMessage } from "./contact-calls.ts";

export const contactClient = ({ call }: ApiClient): ContactClient => ({
  send: (message) => call(sendMessage, { payload: message }, done),
});
