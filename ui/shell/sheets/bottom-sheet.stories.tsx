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
  component: SheetWithButton,
  args: { title: "Copy to other days", text: "What it says is said here." },
} satisfies Meta<typeof SheetWithButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const OnADesktop: Story = {};
export const LongerThanTheWindow: Story = { args: { text: "What it says is said here. ".repeat(200) } };
