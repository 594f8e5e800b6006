import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Apps/Webhooks",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/webhooks" },
  play: cancelUntilShown("#webhooks-standing"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
/** The secret is shown once; a message that waits is shown with the webhook. */
export const Made: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create webhook" }));
    await canvas.findByText("Enter an https address without a port, user or password.");
    await userEvent.type(canvas.getByLabelText(/^Address/), "https://example.org/hook");
    await userEvent.click(canvas.getByRole("button", { name: "Create webhook" }));
    await canvas.findByDisplayValue(/^whsec_/);
    await userEvent.click(await canvas.findByRole("button", { name: "Send a test to example.org" }));
    await canvas.findByRole("heading", { name: "Messages to example.org" });
    await canvas.findByText(/Waiting/);
  },
};
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
