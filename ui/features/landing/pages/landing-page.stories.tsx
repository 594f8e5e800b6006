import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Landing/Landing page",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/", isSignedIn: false },
  play: cancelUntilShown("main h1"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Visitor: Story = {};
export const OnAPhone: Story = { globals: phone };
export const Unreachable: Story = { args: { isUnreachable: true } };
