import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Tools/BMR calculator",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/tools/bmr-calculator", isSignedIn: false },
  play: cancelUntilShown("main h1"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAVisitor: Story = {};
export const OfAVisitorOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
