import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Features/Help/Contact",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/contact-us", isSignedIn: false },
  play: cancelUntilShown("main h1"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Contact: Story = {};
export const ContactOnAPhone: Story = { globals: phone };
/** Half-typed words are still there after a reload. */
export const ContactHalfTyped: Story = {
  args: {
    isSignedIn: true,
    drafts: { contact: { topic: "food", text: "The banana has no potassium, says the label." } },
  },
};
export const Help: Story = { args: { path: "/account/help", isSignedIn: true } };
export const HelpOnAPhone: Story = { ...Help, globals: phone };
