import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Exercise/My exercises",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/exercise/mine" },
  play: cancelUntilShown("main button"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Made: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New exercise" }));
    await userEvent.type(await canvas.findByLabelText("Name"), "Parkour");
    await userEvent.type(canvas.getByLabelText("MET"), "8");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByRole("button", { name: /^Parkour/ });
  },
};
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert]") };
