import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Check-in/Measurements",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/measurements/check-in", hasMeasurements: true },
  play: cancelUntilShown("main form"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CheckIn: Story = {};
export const FirstCheckIn: Story = { args: { hasMeasurements: false } };
export const InStoneAndFeet: Story = { args: { units: { weight: "st", height: "ft" } } };
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await canvas.findByText(/Enter at least one measurement/);
  },
};
export const OutOfRange: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Weight"), "900");
    await userEvent.type(canvas.getByLabelText("Waist"), "−5");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText(/^Weight: enter 20\s+kg/);
  },
};
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Weight"), "72-1,2");
    await userEvent.click(canvas.getAllByRole("button", { name: /^Waist: .* more$/ })[0] as HTMLElement);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText(/70\.8\s+kg · Today/);
  },
};
export const OwnType: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Your own measurements"));
    await userEvent.click(await canvas.findByRole("button", { name: "Add your own" }));
    await userEvent.type(canvas.getByLabelText("Name"), "Blood pressure");
    await userEvent.type(canvas.getByLabelText("Unit (optional)"), "mmHg");
    await userEvent.click(canvas.getAllByRole("button", { name: "Save" }).at(-1) as HTMLElement);
    await canvas.findByLabelText("Blood pressure");
  },
};
export const AsianLimits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Asian" }));
    await canvas.findByText(/Lancet/);
  },
};
export const CheckInUnreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert]") };
export const History: Story = { args: { path: "/measurements/edit" }, play: cancelUntilShown("main figure") };
export const HistoryOfSteps: Story = {
  args: { path: "/measurements/edit?type=Fitbit%20steps" },
  play: cancelUntilShown("main figure"),
};
export const HistoryOfNothing: Story = {
  args: { path: "/measurements/edit?type=Hips", hasMeasurements: false },
  play: async ({ canvas }) => {
    await canvas.findByText("Nothing logged yet");
  },
};
export const Editing: Story = {
  args: { path: "/measurements/edit" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: /kg$/ }))[0] as HTMLElement);
    await canvas.findByLabelText("Time");
  },
};
export const HistoryUnreachable: Story = {
  args: { path: "/measurements/edit", isUnreachable: true },
  play: cancelUntilShown("main [role=alert]"),
};
