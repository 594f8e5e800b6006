import type { Mail } from "@morsel/application/mail/mailer";
import type { SendMailOptions } from "nodemailer";

/** The part behind the @ of the sender, which names who made the Message-ID. */
const domainOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost";

/** Without its name. */
export const addressOf = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

export const messageOf = (
  { id, to, sender, replyTo, subject, text, html, unsubscribe }: Mail,
  from: string,
): SendMailOptions => ({
  messageId: `<${id}@${domainOf(from)}>`,
  from: sender === undefined ? from : { name: sender, address: addressOf(from) },
  // As an object: what stands in a text could be read as more than one address.
  to: { name: "", address: to },
  ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
  subject,
  text,
  html,
  headers: {
    "Auto-Submitted": "auto-generated",
    ...(unsubscribe === undefined ? {} : { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
  },
  ...(unsubscribe === undefined ? {} : { list: { unsubscribe } }),
  disableFileAccess: true,
  disableUrlAccess: true,
});
