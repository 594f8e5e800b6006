import type { Meta, StoryObj } from "@storybook/react-vite";
import { Passages } from "./passages.tsx";

const meta = {
  title: "Components/Page/Passages",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["Passages"],
      purpose: "Sets text that is read from top to bottom: headings with a paragraph each.",
      dos: ["Give a passage an anchor where links lead to it."],
      donts: ["Don’t use it for what people fill in.", "Don’t write paragraphs of more than four sentences."],
    },
  },
  component: Passages,
  args: { passages: [{ title: "foods.nudge", text: "foods.nudgeText" }] },
} satisfies Meta<typeof Passages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
