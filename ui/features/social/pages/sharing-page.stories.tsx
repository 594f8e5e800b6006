import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { untilShown } from "../../../composition/until-shown.ts";

const meta = {
  title: "Screens/Diary sharing",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/sharing", isSignedIn: true },
  play: untilShown("main form"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Private: Story = {};
export const TooShortAKey: Story = {
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole("radio", { name: /^With a key/ }));
    await context.userEvent.type(context.canvas.getByRole("textbox", { name: "Key" }), "abc");
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Save" }));
    await untilShown("main [role=alert] p")(context);
  },
};
export const Unreachable: Story = { args: { isUnreachable: true }, play: untilShown("main [role=alert] p") };
