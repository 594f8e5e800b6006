import type { Meta, StoryObj } from "@storybook/react-vite";
import { Problem } from "./page.tsx";

const meta = {
  title: "Components/Page/Problem",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["Problem"],
      purpose: "Says what went wrong, aloud and in its place.",
      dos: [
        "Keep it mounted while it is empty, so that screen readers hear it.",
        "Say what happened and what was kept.",
      ],
      donts: ["Don’t use it for an error of a field; the field shows it.", "Don’t use it for a warning that can wait."],
    },
  },
  component: Problem,
  args: { children: "Couldn’t save. This day changed on another device." },
} satisfies Meta<typeof Problem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Told: Story = {};
export const Nothing: Story = { render: () => <Problem /> };
