import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Reports/Reports",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/reports", isSignedIn: true },
  play: cancelUntilShown("main figure"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Energy: Story = {};
export const OnAPhone: Story = { globals: phone };
export const IronByWeek: Story = { args: { path: "/reports?series=iron&range=90&by=weekly" } };
export const ComparedInKilojoules: Story = {
  args: { path: "/reports?series=net_energy&with=Weight&over=calendar", units: { energy: "kJ", weight: "lb" } },
};
export const OwnRange: Story = { args: { path: "/reports?from=2026-02-01&to=2026-02-14" } };
export const NothingKnown: Story = { args: { path: "/reports?series=drinks" } };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main [aria-busy]") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
