import type { Meta, StoryObj } from "@storybook/react-vite";
import { MailPreview } from "../../../composition/mail-preview.tsx";

const meta = {
  title: "Mails/Account",
  component: MailPreview,
  args: { template: "verifyEmail" },
} satisfies Meta<typeof MailPreview>;
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
export const ApiTokenMade: Story = { args: { template: "apiTokenMade" } };
export const RecoveryCodesMade: Story = { args: { template: "recoveryCodesMade" } };
