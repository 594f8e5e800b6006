import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Apps/API tokens",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/api-tokens" },
  play: cancelUntilShown("#tokens-standing"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
/** The token is shown once, and stands in the list by its name. */
export const Made: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create token" }));
    await canvas.findByText("Enter a name of 1 to 60 characters.");
    await userEvent.type(canvas.getByLabelText(/^Name/), "My watch");
    await userEvent.click(canvas.getByRole("button", { name: "Create token" }));
    await canvas.findByDisplayValue(/^morsel_/);
    await canvas.findByRole("button", { name: "Revoke My watch" });
  },
};
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
