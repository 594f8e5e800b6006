import type { MailTemplate } from "../mail/mail-template.ts";

/** Address of the page behind an invitation's link; the part behind the # is sent to no server. */
export const INVITED_PATH = "/invited";

export const friendMails = {
  friendInvitation: ({ inviter = "" }, { username }) => ({
    subject: { id: "mail.friend.subject", values: { inviter: String(inviter) } },
    blocks: [
      { _tag: "Text", words: { id: "mail.hello", values: { username } } },
      { _tag: "Text", words: { id: "mail.friend.text", values: { inviter: String(inviter) } } },
      { _tag: "Link", words: { id: "mail.friend.link" }, path: "/invitations" },
      { _tag: "Hint", words: { id: "mail.friend.hint" } },
    ],
    list: "invitations",
  }),
  /** SO20: to an address that no member has. The mail is its inviter's, so it greets nobody by name. */
  friendInvitationLink: (_, { username, token }) => ({
    subject: { id: "mail.friendLink.subject", values: { inviter: username } },
    blocks: [
      { _tag: "Text", words: { id: "mail.friendLink.text", values: { inviter: username } } },
      { _tag: "Link", words: { id: "mail.friendLink.link" }, path: `${INVITED_PATH}#${token}` },
      { _tag: "Hint", words: { id: "mail.friendLink.hint", values: { inviter: username } } },
    ],
  }),
} satisfies Readonly<Record<string, MailTemplate>>;
