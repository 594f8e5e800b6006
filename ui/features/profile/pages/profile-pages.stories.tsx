import type { Meta, StoryObj } from "@storybook/react-vite";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";

const meta = {
  title: "Screens/People/Profile",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/profile/ines", isSignedIn: true, hasFriends: true, hasMeasurements: true },
  play: cancelUntilShown("main dl"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Friend: Story = {};
export const FriendOnAPhone: Story = { globals: phone };
export const Own: Story = { args: { path: "/profile/robin" } };
/** SO5: visitors see what is for everyone. */
export const Visitor: Story = { args: { isSignedIn: false } };
/** SO6 */
export const Blocked: Story = { args: { path: "/profile/pushy_seller" }, play: cancelUntilShown("main h2") };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main [aria-busy=true]") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
export const Inviting: Story = {
  args: { path: "/profile/nora" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Invite as friend" }));
    await canvas.findByText("Invitation sent: nora");
  },
};
export const Reporting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for ines" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Report profile" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Send report" }));
    await canvas.findByText("Profile reported");
  },
};

export const Edit: Story = { args: { path: "/account/profile" } };
export const EditOnAPhone: Story = { ...Edit, globals: phone };
/** W593 */
export const EditAndSave: Story = {
  ...Edit,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "About me" }), "I bake bread.");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText("Profile saved");
    await canvas.findByText("I bake bread.", { selector: "p" });
  },
};
