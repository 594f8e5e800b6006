import type { Meta, StoryObj } from "@storybook/react-vite";
import { QuickAddDialog } from "./quick-add-dialog.tsx";

const nothing = () => undefined;

const meta = {
  title: "Features/Diary/Quick add",
  component: QuickAddDialog,
  args: { meal: "lunch", onLog: nothing, onClose: nothing },
} satisfies Meta<typeof QuickAddDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const EnergyMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add to Lunch" }));
    await canvas.findByText(/Enter the energy/);
  },
};
/** The energy and its parts disagree: a hint, nothing is refused. */
export const Doubtful: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const [name, amount] of [
      [/^Energy/, "900"],
      [/^Carbs/, "12"],
      [/^Fat/, "1/2"],
      [/^Protein/, "3+4"],
    ] as const)
      await userEvent.type(await canvas.findByLabelText(name), amount);
    await canvas.findByText(/add up to about/);
  },
};
export const Unreadable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Energy/), "lots");
    await canvas.findByText(/isn’t part of an amount/);
  },
};
