import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Exercise/Routines",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/exercise/routines" },
  play: cancelUntilShown("main button"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
/** A routine is made of what is searched; it stands in the list, and asks for what is missing. */
export const Made: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New routine" }));
    await userEvent.type(await canvas.findByLabelText("Name"), "Morning");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText("Add 1 to 30 exercises.");
    await userEvent.type(canvas.getByRole("combobox", { name: "Add exercise" }), "walk");
    await userEvent.click(await canvas.findByRole("option", { name: /^Walking(?! the)/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "30 min" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByRole("button", { name: /^Morning/ });
  },
};
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert]") };
