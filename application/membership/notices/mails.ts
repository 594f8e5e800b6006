import type { MailBlock, MailTemplate } from "../../mail/mail-template.ts";

const ACCOUNT = "/premium/account";

const amountBlock = (amount: string): readonly MailBlock[] =>
  amount === "" ? [] : [{ _tag: "Facts", facts: [[{ id: "mail.premium.amount" }, amount]] }];

/** ME26 */
export const premiumMails = {
  premiumPaymentFailed: ({ amount = "" }, { username }) => ({
    subject: { id: "mail.premiumFailed.subject" },
    blocks: [
      { _tag: "Text", words: { id: "mail.hello", values: { username } } },
      { _tag: "Text", words: { id: "mail.premiumFailed.text" } },
      ...amountBlock(String(amount)),
      { _tag: "Link", words: { id: "mail.premiumFailed.link" }, path: ACCOUNT },
    ],
  }),
  premiumRefunded: ({ amount = "" }, { username }) => ({
    subject: { id: "mail.premiumRefunded.subject" },
    blocks: [
      { _tag: "Text", words: { id: "mail.hello", values: { username } } },
      { _tag: "Text", words: { id: "mail.premiumRefunded.text" } },
      ...amountBlock(String(amount)),
      { _tag: "Link", words: { id: "mail.premiumRefunded.link" }, path: ACCOUNT },
    ],
  }),
  premiumTrialEnds: ({ amount = "", day = 0 }, { username }) => ({
    subject: { id: "mail.premiumTrial.subject", values: { day: Number(day) } },
    blocks: [
      { _tag: "Text", words: { id: "mail.hello", values: { username } } },
      { _tag: "Text", words: { id: "mail.premiumTrial.text", values: { day: Number(day) } } },
      ...amountBlock(String(amount)),
      { _tag: "Link", words: { id: "mail.premiumTrial.link" }, path: ACCOUNT },
      { _tag: "Hint", words: { id: "mail.premiumTrial.hint" } },
    ],
  }),
  premiumEnded: (_, { username }) => ({
    subject: { id: "mail.premiumEnded.subject" },
    blocks: [
      { _tag: "Text", words: { id: "mail.hello", values: { username } } },
      { _tag: "Text", words: { id: "mail.premiumEnded.text" } },
      { _tag: "Link", words: { id: "mail.premiumEnded.link" }, path: "/premium" },
    ],
  }),
} satisfies Readonly<Record<string, MailTemplate>>;

export type PremiumMail = keyof typeof premiumMails;
