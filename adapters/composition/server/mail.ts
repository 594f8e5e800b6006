import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Mailer } from "@morsel/application/mail/mailer";
import { makeFolderMailer } from "../../mail/folder-mailer.ts";
import { makeMessageMailWords } from "../../mail/message-mail-words.ts";
import { addressOf } from "../../mail/message.ts";
import { makeSmtpMailer } from "../../mail/smtp-mailer.ts";
import type { Config } from "./config.ts";

const MESSAGES = fileURLToPath(new URL("../../../ui/i18n/messages/", import.meta.url));
const NOBODY = "Morsel <morsel@localhost>";

export type OperatorMail = {
  readonly mailer: Mailer;
  readonly way: string;
  /** W230: who reads what people write with the contact form. */
  readonly contactMail: string;
};

/** Chooses the way mail is sent, and tells the operator about it. */
export const mailOf = ({
  dataFolder,
  smtpUrl,
  mailFrom = NOBODY,
  contactMail = addressOf(mailFrom),
}: Pick<Config, "dataFolder" | "smtpUrl" | "mailFrom" | "contactMail">): OperatorMail => {
  if (smtpUrl !== undefined) return { mailer: makeSmtpMailer(smtpUrl, mailFrom), way: "smtp", contactMail };
  const folder = join(dataFolder, "mailbox");
  return { mailer: makeFolderMailer(folder, mailFrom), way: folder, contactMail };
};

export const mailWords = makeMessageMailWords(MESSAGES);
