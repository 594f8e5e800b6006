import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Foods/Favorites",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/food/favourites", isSignedIn: true },
  play: cancelUntilShown("main h2"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const NoneOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert]") };
