import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Reports/Export",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/reports/export", isSignedIn: true },
  play: cancelUntilShown("main h2"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Export: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
