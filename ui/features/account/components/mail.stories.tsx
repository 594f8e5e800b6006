import { MAIL_TEMPLATES, type MailName } from "@morsel/application/mail-templates";
import { renderMail } from "@morsel/application/mail/render-mail";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useIntl } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";

type PreviewProps = { readonly template: MailName; readonly isPlain?: boolean };

/** A mail as its reader sees it. */
const Preview = ({ template, isPlain = false }: PreviewProps) => {
  const intl = useIntl();
  const content = MAIL_TEMPLATES[template]({}, { username: "robin", token: "a-secret-of-some-length" });
  const { subject, text, html } = renderMail(
    content,
    intl.locale,
    ({ id, values = {} }) => intl.formatMessage({ id: id as MessageId }, values),
    "https://food.example.org",
  );
  if (isPlain) return <pre style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</pre>;
  return <iframe title={subject} srcDoc={html} sandbox="" style={{ width: "100%", height: 520, border: 0 }} />;
};

const meta = {
  title: "Mail/Account",
  component: Preview,
  args: { template: "verifyEmail" },
} satisfies Meta<typeof Preview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const VerifyEmail: Story = {};
export const VerifyEmailAsText: Story = { args: { isPlain: true } };
export const ResetPassword: Story = { args: { template: "resetPassword" } };
export const PasswordChanged: Story = { args: { template: "passwordChanged" } };
export const ConfirmEmail: Story = { args: { template: "confirmEmail" } };
export const EmailChanging: Story = { args: { template: "emailChanging" } };
export const EmailChanged: Story = { args: { template: "emailChanged" } };
export const LiftTheWait: Story = { args: { template: "loginReset" } };
export const DeletionAsked: Story = { args: { template: "deletionAsked" } };
