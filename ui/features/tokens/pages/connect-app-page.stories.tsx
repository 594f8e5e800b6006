import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Apps/Connect an app",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/connect-app" },
  play: cancelUntilShown("main [role=alert] p"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visit without an app that sent the member. */
export const NotAsked: Story = {};
