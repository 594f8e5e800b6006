import type { Meta, StoryObj } from "@storybook/react-vite";
import { GoalsSection } from "./goals-section.tsx";

const meta = {
  title: "Components/Page/Goal section",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["GoalsSection"],
      purpose: "Shows a goal as it holds today and opens its editor in place.",
      dos: ["Say the current value beside the heading, so that it rarely has to be opened."],
      donts: ["Don’t open several at once.", "Don’t put more than one form into it."],
    },
  },
  component: GoalsSection,
  args: { id: "weight", title: "Goal weight", now: "66 kg", children: <p>…</p> },
} satisfies Meta<typeof GoalsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isOpen: true } };
