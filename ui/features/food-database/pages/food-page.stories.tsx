import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Foods/Food page",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/food/calorie-chart-nutrition-facts/banana--sr28-09040", isSignedIn: true },
  play: cancelUntilShown("main table"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Member: Story = {};
export const MemberOnAPhone: Story = { globals: phone };
/** Open to everyone: with an invitation instead of the button that logs. */
export const Visitor: Story = {
  args: { path: "/nutrition-facts-calories/peanut-butter-smooth--sr28-16098", isSignedIn: false },
};
export const InKilojoules: Story = { args: { units: { energy: "kJ" } } };
export const Unknown: Story = {
  args: { path: "/food/calorie-chart-nutrition-facts/ambrosia--sr28-99999" },
  play: cancelUntilShown("main [role=alert]"),
};
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main [role=status]") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert]") };
