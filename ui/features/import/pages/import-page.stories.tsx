import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Import",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/reports/import", isSignedIn: true },
  play: cancelUntilShown("main input[type=file]"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Import: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main h1") };
