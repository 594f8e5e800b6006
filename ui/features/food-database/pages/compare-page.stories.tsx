import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Foods/Compare foods",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/food/compare?a=sr28-09040&b=sr28-16098" },
  play: cancelUntilShown("main table"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const TwoOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const One: Story = { args: { path: "/food/compare?a=sr28-09040" } };
export const None: Story = { args: { path: "/food/compare" }, play: cancelUntilShown("main input") };
export const ByEnergyInKilojoules: Story = {
  args: { units: { energy: "kJ" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("418 kJ"));
    await canvas.findAllByRole("columnheader");
  },
};
