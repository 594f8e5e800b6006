import { TextInput } from "@mantine/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PhoneFold } from "./phone-fold.tsx";

const meta = {
  title: "Shell/Phone fold",
  component: PhoneFold,
  args: { title: "Chart options", children: <TextInput label="Metric" defaultValue="Energy" /> },
} satisfies Meta<typeof PhoneFold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesk: Story = {};
export const FoldedOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const OpenOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const head = canvas.queryByRole("button", { name: "Chart options" });
    if (head === null) return;
    await userEvent.click(head);
    await expect(head).toHaveAttribute("aria-expanded", "true");
  },
};
