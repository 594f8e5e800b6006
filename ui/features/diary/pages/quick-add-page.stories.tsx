import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Diary/Quick add",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/food/quick-add?meal=lunch", isSignedIn: true },
  play: cancelUntilShown("main form"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const InKilojoules: Story = { args: { units: { energy: "kJ" } } };
