import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConfirmForm } from "./confirm-form.tsx";

const nothing = () => undefined;

const meta = {
  title: "Features/Settings/Confirm it’s you",
  component: ConfirmForm,
  args: {
    username: "robin",
    hasPassword: true,
    hasPasskeys: false,
    services: [],
    isBusy: false,
    onPassword: nothing,
    onPasskey: nothing,
    onService: nothing,
  },
} satisfies Meta<typeof ConfirmForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPassword: Story = {};
export const OrByAPasskey: Story = { args: { hasPasskeys: true } };
export const WithoutAPassword: Story = {
  args: { hasPassword: false, hasPasskeys: true, services: [{ id: "google", name: "Google" }] },
};
export const Refused: Story = { args: { problem: "That’s not your current password." } };
