import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Reports/Printable diary",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/reports/printable-diary/robin", isSignedIn: true },
  play: cancelUntilShown("main section table"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneWeek: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const NotShared: Story = {
  args: { path: "/reports/printable-diary/nobody" },
  play: cancelUntilShown("main [role=alert] p"),
};
