import type { Meta, StoryObj } from "@storybook/react-vite";
import { Failed, Waiting } from "./states.tsx";

const meta = {
  title: "Components/States/Failed part",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["Failed", "Waiting"],
      purpose: "Stands in the place of a part of a page that is loading or couldn’t be loaded.",
      dos: ["Keep the rest of the page usable.", "Offer to try again."],
      donts: ["Don’t replace the whole page; use Error page."],
    },
  },
  component: Failed,
  args: { error: { _tag: "Unreachable" }, onRetry: () => undefined },
} satisfies Meta<typeof Failed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoConnection: Story = {};
export const Loading: Story = { render: () => <Waiting /> };
