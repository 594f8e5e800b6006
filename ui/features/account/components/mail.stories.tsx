import type { Meta, StoryObj } from "@storybook/react-vite";
import { MailPreview } from "./mail-preview.tsx";

const meta = {
  title: "Mail/Account",
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
