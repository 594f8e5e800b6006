import type { MailTemplate } from "../mail/mail-template.ts";

/** W266: the page says who invites; nothing of the household is in the mail but its name. */
export const householdMails = {
  householdInvitation: ({ inviter = "", household = "" }, { username }) => ({
    subject: { id: "mail.household.subject", values: { inviter: String(inviter) } },
    blocks: [
      { _tag: "Text", words: { id: "mail.hello", values: { username } } },
      {
        _tag: "Text",
        words: { id: "mail.household.text", values: { inviter: String(inviter), household: String(household) } },
      },
      { _tag: "Link", words: { id: "mail.household.link" }, path: "/household" },
      { _tag: "Hint", words: { id: "mail.household.hint" } },
    ],
    list: "invitations",
  }),
} satisfies Readonly<Record<string, MailTemplate>>;
