import { Button } from "@mantine/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { BottomSheet } from "./bottom-sheet.tsx";

type Args = { readonly title: string; readonly text: string };

const SheetWithButton = ({ title, text }: Args) => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      {isOpen && (
        <BottomSheet title={title} onClose={() => setOpen(false)}>
          <p>{text}</p>
        </BottomSheet>
      )}
    </>
  );
};

const meta = {
  title: "Components/Overlays/Bottom sheet",
  tags: ["autodocs"],
  parameters: {
    docs: { story: { inline: false, height: "480px" } },
    usage: {
      of: ["BottomSheet"],
      purpose: "Asks one thing over the page and leaves the way it came.",
      dos: [
        "Use it for a question of a few fields about the page below.",
        "Let Escape, Back, the button and a tap beside it close it.",
      ],
      donts: ["Don’t open a sheet from a sheet.", "Don’t put a whole screen into it."],
    },
  },
  component: SheetWithButton,
  args: { title: "Copy to other days", text: "What it says is said here." },
} satisfies Meta<typeof SheetWithButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const OnADesktop: Story = {};
export const LongerThanTheWindow: Story = { args: { text: "What it says is said here. ".repeat(200) } };
