import { Clock } from "@morsel/application/platform/clock";
import { ContactStore } from "@morsel/application/contact/contact-store";
import { makeContactUseCases, ContactUseCases } from "@morsel/application/contact/use-cases";
import type { Bindings } from "../../container.ts";

export const contactUseCases = ({ provide }: Bindings): void => {
  provide(ContactUseCases, { messages: ContactStore, clock: Clock }, makeContactUseCases);
};
