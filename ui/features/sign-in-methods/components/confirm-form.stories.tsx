import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConfirmForm } from "./confirm-form.tsx";

const nothing = () => undefined;

const meta = {
  title: "Components/Overlays/Confirm it’s you",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["ConfirmSheet"],
      purpose: "Asks for the password or the passkey before something sensitive is changed.",
      dos: [
        "Ask only when the server refused the change, then do what was asked for.",
        "Offer every way in that the member has.",
      ],
      donts: ["Don’t ask at the start of a visit.", "Don’t lose what was typed on the page below."],
    },
  },
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
