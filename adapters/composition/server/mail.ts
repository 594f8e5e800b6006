import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Mailer } from "@morsel/application/mail/mailer";
import { makeFolderMailer } from "../../mail/folder-mailer.ts";
import { makeMessageMailWords } from "../../mail/message-mail-words.ts";
import { makeSmtpMailer } from "../../mail/smtp-mailer.ts";
import type { Config } from "./config.ts";

const MESSAGES = fileURLToPath(new URL("../../../ui/i18n/messages/", import.meta.url));
const NOBODY = "Morsel <morsel@localhost>";

/** Where mail goes, and what the operator is told about it. */
export const mailOf = ({
  dataFolder,
  smtpUrl,
  mailFrom = NOBODY,
}: Pick<Config, "dataFolder" | "smtpUrl" | "mailFrom">): { readonly mailer: Mailer; readonly way: string } => {
  if (smtpUrl !== undefined) return { mailer: makeSmtpMailer(smtpUrl, mailFrom), way: "smtp" };
  const folder = join(dataFolder, "mailbox");
  return { mailer: makeFolderMailer(folder, mailFrom), way: folder };
};

export const mailWords = makeMessageMailWords(MESSAGES);
