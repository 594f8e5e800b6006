import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Goals/My goals",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/my-goals", isSignedIn: true },
  play: cancelUntilShown("main form"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Goals: Story = {};
export const OnAPhone: Story = { globals: phone };
export const InKilojoules: Story = { args: { units: { energy: "kJ" } } };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main h1") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
