import { token } from "../platform/token.ts";
import { makeSendMessage } from "./send-message.ts";

/** All that can be asked of those who run the server. */
export const makeContactUseCases = (ports: Parameters<typeof makeSendMessage>[0]) => ({
  sendMessage: makeSendMessage(ports),
});

export type ContactUseCases = ReturnType<typeof makeContactUseCases>;
export const ContactUseCases = token<ContactUseCases>("ContactUseCases");
