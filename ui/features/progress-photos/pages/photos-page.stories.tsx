import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Check-in/Progress photos",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/measurements/photos", hasMeasurements: true },
  play: cancelUntilShown("main img"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const chooseTwo: Story["play"] = async ({ canvas, userEvent }) => {
  const [first, second] = await canvas.findAllByRole("checkbox");
  await userEvent.click(first as HTMLElement);
  await userEvent.click(second as HTMLElement);
  await canvas.findByRole("radio", { name: "Slider" });
};

export const Photos: Story = {};
export const None: Story = { args: { hasMeasurements: false }, play: cancelUntilShown("main button") };
export const SideBySide: Story = { play: chooseTwo };
export const WithSlider: Story = {
  play: async (context) => {
    await chooseTwo(context);
    await context.userEvent.click(context.canvas.getByRole("radio", { name: "Slider" }));
    context.canvas.getByRole("slider").focus();
    await context.userEvent.keyboard("{ArrowRight}");
  },
};
export const NoPicture: Story = {
  args: { hasMeasurements: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole("button", { name: "Add photo" });
    const input = canvasElement.querySelector("input[type=file]");
    await userEvent.upload(input as HTMLElement, new File(["no picture"], "photo.jpg", { type: "image/jpeg" }));
    await canvas.findByText(/Can’t read this file as a picture/);
  },
};
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert]") };
