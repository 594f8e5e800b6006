import { MailTemplates, type MailTemplate } from "@morsel/application/mail/mail-template";
import { containerOf, resolve } from "./container.ts";
import { MEMORY_MODULES } from "./memory-concepts.ts";

/** Mails of all concepts by name, for Storybook and tests. */
export const MAIL_TEMPLATES: Readonly<Record<string, MailTemplate>> = Object.assign(
  {},
  ...resolve(containerOf(Object.values(MEMORY_MODULES)), MailTemplates),
);
