import { TextInput } from "@mantine/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PhoneFold } from "./phone-fold.tsx";

const meta = {
  title: "Components/Page/Phone fold",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["PhoneFold"],
      purpose: "Keeps choices beside what they change, and folds them behind one line where there is no room.",
      dos: ["Put what the choices change before it, so that a phone shows it first."],
      donts: ["Don’t fold what most people change on every visit.", "Don’t fold the action of a page."],
    },
  },
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
