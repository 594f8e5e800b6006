import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Home/Home",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/", isSignedIn: true },
  play: cancelUntilShown("main [role=img]"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Evening: Story = {};
export const EveningOnAPhone: Story = { globals: phone };
export const Morning: Story = { args: { time: "07:30", isTodayBegun: false } };
export const FirstDay: Story = { args: { time: "12:40", isTodayBegun: false, days: 0 } };
export const InKilojoules: Story = { args: { units: { energy: "kJ" } } };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main h1") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert]") };
