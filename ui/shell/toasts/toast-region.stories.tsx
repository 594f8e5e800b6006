import { Button } from "@mantine/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { waitForElementToBeRemoved } from "storybook/test";
import type { Toast } from "../../hooks/toasts.ts";
import { ToastRegion } from "./toast-region.tsx";

const toast: Toast = { id: 1, severity: "info", message: "Your day is complete.", duration: 600_000 };

const meta = {
  title: "Components/Overlays/Toast",
  tags: ["autodocs"],
  parameters: {
    docs: { story: { inline: false, height: "240px" } },
    usage: {
      of: ["ToastRegion"],
      purpose: "Confirms what happened out of sight, and offers to undo it.",
      dos: [
        "Name the object and what happened to it: “Recipe deleted: Soup”.",
        "Offer undo for whatever was deleted or moved.",
      ],
      donts: [
        "Don’t show a toast for a change that is visible already.",
        "Don’t put errors that need an answer into a toast.",
      ],
    },
  },
  component: ToastRegion,
  args: { toast, onClose: () => undefined },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { toast: { ...toast, severity: "success", message: "Saved" } } };
export const Warning: Story = { args: { toast: { ...toast, severity: "warning", message: "You are offline." } } };
export const Failed: Story = {
  args: {
    toast: { ...toast, severity: "error", message: "Can’t reach Morsel. Check your connection and try again." },
  },
};
export const WithUndo: Story = {
  args: { toast: { ...toast, message: "Porridge was removed.", action: { label: "Undo", onUse: () => undefined } } },
};
/** RE8: a page with a toast, which is gone when it was closed. */
const Closing = ({ first }: { readonly first: Toast }) => {
  const [open, setOpen] = useState<Toast | undefined>(first);
  return (
    <>
      <Button onClick={() => setOpen({ ...first, id: (open?.id ?? first.id) + 1 })}>Again</Button>
      <p>The page below</p>
      <ToastRegion toast={open} onClose={() => setOpen(undefined)} />
    </>
  );
};
/** It closes by its control, on Escape and on a click elsewhere; a click on itself leaves it. */
export const ClosedByHand: Story = {
  render: () => <Closing first={toast} />,
  play: async ({ canvas, userEvent }) => {
    const words = () => canvas.queryByText(toast.message);
    const gone = async (how: string): Promise<void> => {
      if (words() !== null) throw new Error(`The toast is there after ${how}.`);
      await userEvent.click(canvas.getByRole("button", { name: "Again" }));
      await canvas.findByText(toast.message);
    };
    await userEvent.click(canvas.getByText(toast.message));
    if (words() === null) throw new Error("A click on the toast has closed it.");
    await userEvent.click(canvas.getByRole("button", { name: "Close notice" }));
    await gone("its control");
    await userEvent.keyboard("{Escape}");
    await gone("Escape");
    await userEvent.click(canvas.getByText("The page below"));
    await gone("a click elsewhere");
  },
};
/** RE7: by itself when its time is over. */
export const ClosedByTime: Story = {
  render: () => <Closing first={{ ...toast, duration: 100 }} />,
  play: async ({ canvas }) => {
    const words = canvas.queryByText(toast.message);
    if (words !== null) await waitForElementToBeRemoved(words);
  },
};
export const LongText: Story = {
  args: {
    toast: { ...toast, message: "Wholegrain rye bread with sunflower seeds and pumpkin seeds, toasted. ".repeat(3) },
  },
};
