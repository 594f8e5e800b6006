import type { Meta, StoryObj } from "@storybook/react-vite";
import { OfflinePill } from "./offline-pill.tsx";

const meta = {
  title: "Components/Shell/Offline pill",
  component: OfflinePill,
  args: { isReached: false },
} satisfies Meta<typeof OfflinePill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
