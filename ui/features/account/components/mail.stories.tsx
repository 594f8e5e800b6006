import { MAIL_TEMPLATES, type MailName } from "@morsel/application/mail-templates";
import type { JobPayload } from "@morsel/application/jobs/job";
import { renderMail } from "@morsel/application/mail/render-mail";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useIntl } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";

type PreviewProps = { readonly template: MailName; readonly values?: JobPayload; readonly isPlain?: boolean };

/** A mail as its reader sees it. */
const Preview = ({ template, values = {}, isPlain = false }: PreviewProps) => {
  const intl = useIntl();
  const content = MAIL_TEMPLATES[template](values, { username: "robin", token: "a-secret-of-some-length" });
  const { subject, text, html } = renderMail(
    content,
    intl.locale,
    (said) => intl.formatMessage({ id: said.id as MessageId }, said.values ?? {}),
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
export const NewDevice: Story = {
  args: { template: "newDevice", values: { browser: "Firefox", system: "Linux", network: "192.0.2" } },
};
export const NewDeviceAsText: Story = { args: { ...NewDevice.args, isPlain: true } };
export const PasswordSet: Story = { args: { template: "passwordSet" } };
export const PasskeyAdded: Story = { args: { template: "passkeyAdded" } };
export const PasskeyRemoved: Story = { args: { template: "passkeyRemoved" } };
export const ProviderLinked: Story = { args: { template: "providerLinked", values: { provider: "Google" } } };
export const ProviderRemoved: Story = { args: { template: "providerRemoved", values: { provider: "Google" } } };
export const SecondStepOn: Story = { args: { template: "secondStepOn" } };
export const SecondStepOff: Story = { args: { template: "secondStepOff" } };
export const RecoveryCodesMade: Story = { args: { template: "recoveryCodesMade" } };
