import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Sign up and log in/Log out",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/logout", isSignedIn: true },
  play: cancelUntilShown("main a[href$='/account/login']"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const LoggedOut: Story = {};
export const LoggedOutOnAPhone: Story = { globals: phone };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
