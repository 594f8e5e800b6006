import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasswordForm } from "./password-form.tsx";

const meta = {
  title: "Features/Settings/Change password",
  component: PasswordForm,
  args: { hasPassword: true, username: "robin", errors: {}, isBusy: false, onChange: () => undefined },
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Busy: Story = { args: { isBusy: true } };
export const CurrentIsWrong: Story = { args: { errors: { current: "That’s not your current password." } } };
export const NewIsRefused: Story = {
  args: {
    errors: { next: "A common word with a few extra characters is easy to guess. Use several unrelated words." },
  },
};
export const FirstPassword: Story = { args: { hasPassword: false } };
