import type { MailTemplate } from "../mail/mail-template.ts";

export const coachMails = {
  /** W494 */
  coachComment: ({ coach = "", date = "" }, { username }) => ({
    subject: { id: "mail.coachComment.subject", values: { coach: String(coach) } },
    blocks: [
      { _tag: "Text", words: { id: "mail.hello", values: { username } } },
      { _tag: "Text", words: { id: "mail.coachComment.text", values: { coach: String(coach) } } },
      { _tag: "Link", words: { id: "mail.coachComment.link" }, path: `/food/diary?date=${String(date)}` },
    ],
    list: "messages",
  }),
} satisfies Readonly<Record<string, MailTemplate>>;
