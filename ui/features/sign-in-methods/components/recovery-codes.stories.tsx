import type { Meta, StoryObj } from "@storybook/react-vite";
import { RecoveryCodes } from "./recovery-codes.tsx";

const nothing = () => undefined;

const meta = {
  title: "Features/Settings/Recovery codes",
  component: RecoveryCodes,
  args: {
    codes: Array.from({ length: 10 }, (_, n) => `7K2M-QX4${n}-0RTV-8HJ${n}`),
    onSave: nothing,
    onKept: nothing,
  },
} satisfies Meta<typeof RecoveryCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShownOnce: Story = {};
