import { ExportFiles } from "@morsel/application/platform/export-file";
import { makeContactExport } from "@morsel/application/contact/export-files";
import { sendContactMail } from "@morsel/application/contact/contact-mail-job";
import { contributeJob } from "../../contribute-job.ts";
import { Clock } from "@morsel/application/platform/clock";
import { ContactStore } from "@morsel/application/contact/contact-store";
import { makeContactUseCases, ContactUseCases } from "@morsel/application/contact/use-cases";
import type { Bindings } from "../../container.ts";

export const contactUseCases = (bindings: Bindings): void => {
  const { provide, contributeFrom } = bindings;
  contributeFrom(ExportFiles, { messages: ContactStore }, makeContactExport);
  contributeJob(bindings, sendContactMail);
  provide(ContactUseCases, { messages: ContactStore, clock: Clock }, makeContactUseCases);
};
