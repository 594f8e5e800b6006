import type { Meta, StoryObj } from "@storybook/react-vite";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";

const meta = {
  title: "Screens/Account/Notifications",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/notifications" },
  play: cancelUntilShown("#this-device"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };
const turnedOn: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Turn on notifications" }));
  await userEvent.click(await canvas.findByRole("checkbox", { name: "Lunch" }));
  await userEvent.click(canvas.getByRole("checkbox", { name: /Weigh-in reminder/ }));
  await userEvent.click(canvas.getByRole("checkbox", { name: /Use quiet hours/ }));
  await userEvent.click(canvas.getByRole("button", { name: "Save" }));
  await canvas.findByLabelText("Time for Lunch");
};

export const Off: Story = {};
/** SO70, SO71 */
export const On: Story = { play: turnedOn };
export const OnOnAPhone: Story = { globals: phone, play: turnedOn };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
