import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const shown = cancelUntilShown("main section");

const meta = {
  title: "Screens/Settings/Account",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/email-settings", isSignedIn: true },
  play: shown,
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };
const at = (path: string): Story => ({ args: { path } });
const visiting = (path: string): Story => ({ args: { path, isSignedIn: false } });

export const EmailSettings: Story = {};
export const EmailSettingsOnAPhone: Story = { globals: phone };
export const EmailSettingsUnreachable: Story = {
  args: { isUnreachable: true },
  play: cancelUntilShown("main [role=alert] p"),
};
export const EmailSettingsLoading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main h1") };
export const NewsFeedSettings: Story = at("/account/news-feed-settings");
export const Sharing: Story = at("/account/sharing");
export const SharingWithAKey: Story = {
  ...Sharing,
  play: async (context) => {
    await shown(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("radio", { name: /Anyone with a key/ }));
    await userEvent.type(canvas.getByLabelText("Key"), "abc");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText("Enter a key of 4 to 60 characters.");
    await userEvent.type(canvas.getByLabelText("Key"), "def");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText("Saved");
  },
};
export const ProfilePrivacy: Story = at("/account/profile-privacy");
export const ProfilePrivacyOnAPhone: Story = { ...ProfilePrivacy, globals: phone };
export const ChangeUsername: Story = at("/account/change-username");
export const UsernameChangedTwice: Story = {
  ...ChangeUsername,
  play: async (context) => {
    await shown(context);
    const { canvas, userEvent } = context;
    const change = async (name: string) => {
      await userEvent.clear(canvas.getByLabelText("New username"));
      await userEvent.type(canvas.getByLabelText("New username"), name);
      await userEvent.click(canvas.getByRole("button", { name: "Change username" }));
    };
    await change("x");
    await canvas.findByText(/3 to 30 characters/);
    await change("rosmarin");
    await canvas.findByText("Your username is now rosmarin.");
  },
};
export const TimeZone: Story = at("/account/timezone");
export const Language: Story = at("/account/language-setting");
export const Units: Story = at("/account/configure-units");
export const SecurityLog: Story = at("/account/security-log");
export const SecurityLogUnreachable: Story = {
  args: { path: "/account/security-log", isUnreachable: true },
  play: cancelUntilShown("main [role=alert] p"),
};
export const DeleteAccount: Story = at("/account/confirm-delete");
export const DeleteAccountOnAPhone: Story = { ...DeleteAccount, globals: phone };
export const DeletedWithAWrongPassword: Story = {
  ...DeleteAccount,
  play: async (context) => {
    await shown(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText("Your password"), "not it");
    await userEvent.click(canvas.getByRole("button", { name: "Delete account" }));
    await canvas.findByText("That’s not your current password.");
  },
};
export const ForgotPassword: Story = visiting("/account/forgot-password");
export const ForgotPasswordSent: Story = {
  ...ForgotPassword,
  play: async (context) => {
    await shown(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Send link" }));
    await canvas.findByText("Enter your e-mail or username.");
    await userEvent.type(canvas.getByLabelText("E-mail or username"), "robin");
    await userEvent.click(canvas.getByRole("button", { name: "Send link" }));
    await canvas.findByText(/If this account exists/);
  },
};
export const ResetPassword: Story = visiting("/account/password-reset/token-of-nothing");
export const ResetWithAnOldLink: Story = {
  ...ResetPassword,
  play: async (context) => {
    await shown(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText("New password"), "nine quiet lanterns");
    await userEvent.click(canvas.getByRole("button", { name: "Set password" }));
    await canvas.findByText(/This link has expired/);
  },
};
export const VerifyEmail: Story = visiting("/account/verify-email#token-of-nothing");
export const VerifyEmailWithoutALink: Story = visiting("/account/verify-email");
export const LiftTheWait: Story = visiting("/account/login-counter-reset-request#token-of-nothing");
export const AskToLiftTheWait: Story = visiting("/account/login-counter-reset-request");
