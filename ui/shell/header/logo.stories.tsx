import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mark, Wordmark } from "./logo.tsx";

const meta = {
  title: "Foundations/Logo",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["Wordmark"],
      purpose: "Names the product at the start of the header and on pages without a header.",
      dos: ["Link it to the home page and name the link.", "Leave half its height free on every side."],
      donts: ["Don’t redraw, recolor or animate it.", "Don’t set the name in letters beside it."],
    },
  },
  component: Wordmark,
  args: { height: 48 },
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Word: Story = {};
export const MarkAlone: Story = { render: () => <Mark size={96} /> };
