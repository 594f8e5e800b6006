import type { JobPayload } from "../platform/job.ts";
import type { MailBlock, MailTemplate, MailValues } from "../mail/mail-template.ts";

const text = (id: string, values?: MailValues): MailBlock => ({
  _tag: "Text",
  words: values === undefined ? { id } : { id, values },
});
const hint = (id: string): MailBlock => ({ _tag: "Hint", words: { id } });
const link = (id: string, path: string): MailBlock => ({ _tag: "Link", words: { id }, path });
const hello = (username: string): MailBlock => text("mail.hello", { username });

const withToken = (path: string, token: string): string => `${path}/${encodeURIComponent(token)}`;
/** A fragment behind the # is sent to no server and written into no log. */
const withHiddenToken = (path: string, token: string): string => `${path}#${encodeURIComponent(token)}`;

/** ID100: something was done to the ways into an account, and where its owner looks after it. */
const notice =
  (kind: string, path = "/account/settings"): MailTemplate =>
  (values, { username }) => ({
    subject: { id: `mail.${kind}.subject` },
    blocks: [
      hello(username),
      text(`mail.${kind}.text`, { provider: String(values["provider"] ?? "") }),
      link(`mail.${kind}.link`, path),
    ],
  });

/** Facts about the device, as far as they are known. */
const deviceFacts = (values: JobPayload): MailBlock[] => {
  const facts = ["browser", "system", "network"].flatMap((name) => {
    const value = values[name];
    return typeof value === "string" ? [[{ id: `mail.newDevice.${name}` }, value] as const] : [];
  });
  return facts.length === 0 ? [] : [{ _tag: "Facts", facts }];
};

/** Mails that follow a member's own acts in the account. */
export const accountMails = {
  verifyEmail: (_values, { username, token }) => ({
    subject: { id: "mail.verify.subject" },
    blocks: [
      hello(username),
      text("mail.verify.text"),
      link("mail.verify.link", withHiddenToken("/account/verify-email", token)),
      hint("mail.verify.hint"),
    ],
  }),
  resetPassword: (_values, { username, token }) => ({
    subject: { id: "mail.reset.subject" },
    blocks: [
      hello(username),
      text("mail.reset.text"),
      link("mail.reset.link", withToken("/account/password-reset", token)),
      hint("mail.reset.hint"),
    ],
  }),
  passwordChanged: notice("passwordChanged", "/account/forgot-password"),
  passwordSet: notice("passwordSet"),
  passkeyAdded: notice("passkeyAdded"),
  passkeyRemoved: notice("passkeyRemoved"),
  providerLinked: notice("providerLinked"),
  providerRemoved: notice("providerRemoved"),
  secondStepOn: notice("secondStepOn"),
  secondStepOff: notice("secondStepOff"),
  recoveryCodesMade: notice("recoveryCodesMade"),
  apiTokenMade: notice("apiTokenMade", "/account/api-tokens"),
  newDevice: (values, { username }) => ({
    subject: { id: "mail.newDevice.subject" },
    blocks: [
      hello(username),
      text("mail.newDevice.text"),
      ...deviceFacts(values),
      link("mail.newDevice.link", "/account/settings"),
      hint("mail.newDevice.hint"),
    ],
  }),
  confirmEmail: (_values, { username, token }) => ({
    subject: { id: "mail.confirmEmail.subject" },
    blocks: [
      hello(username),
      text("mail.confirmEmail.text"),
      link("mail.confirmEmail.link", withHiddenToken("/account/verify-email", token)),
      hint("mail.confirmEmail.hint"),
    ],
  }),
  emailChanging: (_values, { username }) => ({
    subject: { id: "mail.emailChanging.subject" },
    blocks: [
      hello(username),
      text("mail.emailChanging.text"),
      link("mail.emailChanging.link", "/account/change-password"),
    ],
  }),
  emailChanged: (_values, { username }) => ({
    subject: { id: "mail.emailChanged.subject" },
    blocks: [hello(username), text("mail.emailChanged.text"), hint("mail.emailChanged.hint")],
  }),
  loginReset: (_values, { username, token }) => ({
    subject: { id: "mail.loginReset.subject" },
    blocks: [
      hello(username),
      text("mail.loginReset.text"),
      link("mail.loginReset.link", withHiddenToken("/account/login-counter-reset-request", token)),
      hint("mail.loginReset.hint"),
    ],
  }),
  deletionAsked: (_values, { username }) => ({
    subject: { id: "mail.deletionAsked.subject" },
    blocks: [
      hello(username),
      text("mail.deletionAsked.text"),
      link("mail.deletionAsked.link", "/account/login"),
      hint("mail.deletionAsked.hint"),
    ],
  }),
} satisfies Readonly<Record<string, MailTemplate>>;
