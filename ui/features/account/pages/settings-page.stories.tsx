import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Settings/Settings",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/settings", isSignedIn: true },
  play: cancelUntilShown("main fieldset"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Settings: Story = {};
export const OnAPhone: Story = { globals: phone };
export const OtherUnits: Story = { args: { units: { energy: "kJ", weight: "st", height: "ft" } } };
