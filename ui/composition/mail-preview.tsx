import type { MailTemplate } from "@morsel/application/mail/mail-template";
import { renderMail } from "@morsel/adapters/react-mail/render-mail";
import type { JobPayload } from "@morsel/application/platform/job";
import { MAIL_TEMPLATES } from "@morsel/adapters/composition/mail-templates";
import { useIntl } from "react-intl";
import type { MessageId } from "../i18n/ids.ts";

export type MailPreviewProps = {
  readonly template: string;
  readonly isPlain?: boolean;
  /** As they would be queued. */
  readonly values?: JobPayload;
};

const mailContent = (name: string): MailTemplate => {
  const template = MAIL_TEMPLATES[name];
  if (template === undefined) throw new Error(`No mail is called ${name}`);
  return template;
};

/** For Storybook alone: a mail as its reader sees it, drawn by what draws it on the server. */
export const MailPreview = ({ template, isPlain = false, values: given = {} }: MailPreviewProps) => {
  const intl = useIntl();
  const content = mailContent(template)(given, { username: "robin", token: "a-secret-of-some-length" });
  const { subject, text, html } = renderMail(
    content,
    intl.locale,
    (said) => intl.formatMessage({ id: said.id as MessageId }, said.values ?? {}),
    "https://food.example.org",
  );
  if (isPlain) return <pre style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</pre>;
  return <iframe title={subject} srcDoc={html} sandbox="" style={{ width: "100%", height: 520, border: 0 }} />;
};
