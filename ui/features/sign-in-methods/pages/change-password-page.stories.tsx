import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const shown = cancelUntilShown("main form");

const meta = {
  title: "Screens/Settings/Change password",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/change-password", isSignedIn: true },
  play: shown,
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const change =
  (current: string, next: string, words: string): NonNullable<Story["play"]> =>
  async (context) => {
    await shown(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText("Current password"), current);
    await userEvent.type(canvas.getByLabelText("New password"), next);
    await userEvent.click(canvas.getByRole("button", { name: "Change password" }));
    await canvas.findByText(words);
  };

export const ChangePassword: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const CurrentIsWrong: Story = {
  play: change("something else", "nine quiet lanterns", "That’s not your current password."),
};
export const Guessable: Story = {
  play: change(
    "quiet-orchard-41-lantern",
    "Summer2026",
    "A common word with a few extra characters is easy to guess. Use several unrelated words.",
  ),
};
export const Changed: Story = {
  play: change(
    "quiet-orchard-41-lantern",
    "nine quiet lanterns",
    "Password changed. All other devices are logged out.",
  ),
};
