import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Goals/Change goals, guided",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/change-goals-guided", isSignedIn: true },
  play: cancelUntilShown("main form"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };
const review = "/account/change-goals-guided?step=review";

export const Aim: Story = {};
export const Activity: Story = { args: { path: "/account/change-goals-guided?step=activity" } };
export const AboutYou: Story = { args: { path: "/account/change-goals-guided?step=about" } };
export const Body: Story = { args: { path: "/account/change-goals-guided?step=body" } };
export const Review: Story = { args: { path: review } };
export const ReviewOnAPhone: Story = { args: { path: review }, globals: phone };
export const ReviewInKilojoules: Story = { args: { path: review, units: { energy: "kJ" } } };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main h1") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
