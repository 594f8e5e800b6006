import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { DropZone } from "./drop-zone.tsx";

const meta = {
  title: "Features/Import/Drop zone",
  component: DropZone,
  args: { onFile: fn() },
} satisfies Meta<typeof DropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Sending: Story = {
  args: { sending: { name: "File-Export-2024-01-06-to-2025-01-05-of-a-diary-with-a-long-name.zip", share: 0.35 } },
};
