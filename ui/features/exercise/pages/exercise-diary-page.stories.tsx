import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Exercise/Exercise diary",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/exercise/diary" },
  play: cancelUntilShown("main section"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed =
  (text: string, option: RegExp): NonNullable<Story["play"]> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: "Search exercises to log" }), text);
    await userEvent.click(await canvas.findByRole("option", { name: option }));
  };

export const Nothing: Story = {};
export const NothingOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const AnotherDay: Story = { args: { path: "/exercise/diary?date=2026-02-01" } };
/** A tap on the minutes logs them; the formula stands beneath the name. */
export const Logged: Story = {
  play: async (context) => {
    await typed("run", /^Running(?!,)/)(context);
    await context.userEvent.click(await context.canvas.findByRole("button", { name: "30 min" }));
    await context.canvas.findByText("30 min × 8 MET × 71.4 kg");
  },
};
export const LoggedInKilojoulesAndPounds: Story = {
  args: { units: { energy: "kJ", weight: "lb" } },
  play: async (context) => {
    await typed("squat", /Squat/)(context);
    await context.userEvent.type(await context.canvas.findByLabelText("Reps in set 1"), "5");
    await context.userEvent.type(context.canvas.getByLabelText("Weight in set 1, in lb"), "135");
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Log exercise" }));
    await context.canvas.findByText("1 × 5 × 135 lb");
  },
};
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert]") };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main [aria-busy]") };
