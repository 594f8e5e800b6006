import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Exercise/Step trackers",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/apps/step-trackers" },
  play: cancelUntilShown("main pre"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const fileOf = (text: string): File => new File([text], "steps.csv", { type: "text/csv" });

const chosen =
  (text: string, said: RegExp): NonNullable<Story["play"]> =>
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole("button", { name: "Choose file" });
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (input !== null) await userEvent.upload(input, fileOf(text));
    await canvas.findByText(said);
  };

export const Members: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Visitors: Story = { args: { isSignedIn: false }, play: cancelUntilShown("main a") };
/** Shows the changes of a file before they are made, with its unreadable lines. */
export const Previewed: Story = {
  play: chosen("Date,Steps\n2026-03-01,8212\n2026-03-02,=1+1\n", /1 new, 0 changed, 0 unchanged/),
};
export const NoColumns: Story = { play: chosen("Food,Calories\nApple,95\n", /no date and steps columns/) };
export const Ambiguous: Story = { play: chosen("Date,Steps\n03/04/2026,10\n", /ambiguous/) };
export const Taken: Story = {
  play: async (context) => {
    await chosen("Date,Steps\n2026-03-01,8212\n", /1 new/)(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Import 1" }));
    await context.canvas.findByRole("button", { name: "Undo import" });
  },
};
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main h1") };
