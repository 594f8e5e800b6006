import type { Meta, StoryObj } from "@storybook/react-vite";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";

const meta = {
  title: "Screens/People/Coach",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/coaches", isSignedIn: true },
  play: cancelUntilShown("main form"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Coaches: Story = {};
/** SO40: the link works for the first member who accepts it. */
export const LinkCreated: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create link" }));
    await canvas.findByRole("textbox", { name: "Link for your coach" });
  },
};
export const NoClients: Story = { args: { path: "/friends/clients" }, play: cancelUntilShown("main h2") };
export const NotAClient: Story = {
  args: { path: "/friends/clients/ines" },
  play: cancelUntilShown("main [role=alert] p"),
};
export const LinkForAVisitor: Story = {
  args: { path: "/coaching", isSignedIn: false },
  play: cancelUntilShown("main section a"),
};
export const LinkGone: Story = { args: { path: "/coaching" }, play: cancelUntilShown("main [role=alert] p") };
