import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Toast } from "../hooks/toasts.ts";
import { ToastRegion } from "./toast-region.tsx";

const toast: Toast = { id: 1, severity: "info", message: "Your day is complete.", duration: 600_000 };

const meta = {
  title: "Shell/Toast",
  component: ToastRegion,
  args: { toast, onClose: () => undefined },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { toast: { ...toast, severity: "success", message: "Saved." } } };
export const Warning: Story = { args: { toast: { ...toast, severity: "warning", message: "You are offline." } } };
export const Failed: Story = {
  args: {
    toast: { ...toast, severity: "error", message: "No connection to Morsel. Check your network, then try again." },
  },
};
export const WithUndo: Story = {
  args: { toast: { ...toast, message: "Porridge was removed.", action: { label: "Undo", onUse: () => undefined } } },
};
export const LongText: Story = {
  args: {
    toast: { ...toast, message: "Wholegrain rye bread with sunflower seeds and pumpkin seeds, toasted. ".repeat(3) },
  },
};
