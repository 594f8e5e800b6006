import { friendMails } from "./friends/mails.ts";
import { householdMails } from "./household/mails.ts";
import type { MailTemplate } from "./mail/mail-template.ts";
import { accountMails } from "./account/mails.ts";
import { digestMails } from "./weekly-digest/mails.ts";

/** One line for each concept that sends mail. */
const concepts = { ...accountMails, ...digestMails, ...householdMails, ...friendMails };

export type MailName = keyof typeof concepts;

export const MAIL_TEMPLATES: Readonly<Record<MailName, MailTemplate>> = concepts as never;
