import type { Meta, StoryObj } from "@storybook/react-vite";
import { SignUpNudge } from "./sign-up-nudge.tsx";

const meta = {
  title: "Components/Page/Sign-up nudge",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["SignUpNudge"],
      purpose: "Tells a visitor once, quietly, what an account adds to this page.",
      dos: ["Put it after what the visitor came for.", "Bring people back to the page when they have signed up."],
      donts: ["Don’t show it to members.", "Don’t cover the page with it."],
    },
  },
  component: SignUpNudge,
  args: { back: "/food/banana" },
} satisfies Meta<typeof SignUpNudge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterAFood: Story = {};
