import type { MailTemplate } from "../mail/mail-template.ts";

export const webhookMails = {
  webhookOff: ({ host = "" }, { username }) => ({
    subject: { id: "mail.webhookOff.subject" },
    blocks: [
      { _tag: "Text", words: { id: "mail.hello", values: { username } } },
      { _tag: "Text", words: { id: "mail.webhookOff.text", values: { host: String(host) } } },
      { _tag: "Link", words: { id: "mail.webhookOff.link" }, path: "/account/webhooks" },
    ],
  }),
} satisfies Readonly<Record<string, MailTemplate>>;
