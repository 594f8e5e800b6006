import type { Meta, StoryObj } from "@storybook/react-vite";
import { SignInForm } from "./sign-in-form.tsx";

const meta = {
  title: "Features/Sign up and log in/Log in",
  component: SignInForm,
  args: { isBusy: false, onSignIn: () => undefined },
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Busy: Story = { args: { isBusy: true } };
export const Refused: Story = {
  args: { problem: "Wrong name or password. Check both and try again." },
};
