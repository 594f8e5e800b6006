import type { Meta, StoryObj } from "@storybook/react-vite";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";

const meta = {
  title: "Screens/Admin/Foods to review",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/admin/foods", isSignedIn: true, admin: "inside" },
  play: cancelUntilShown("main table"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Queue: Story = {};
export const QueueOnAPhone: Story = { globals: phone };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main [aria-busy=true]") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };

/** W711, W713 */
export const PublishedAndUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Publish Plum cake" }));
    await userEvent.click(canvas.getByRole("button", { name: "Publish" }));
    await canvas.findByText("Enter a reason of 3 to 500 characters.");
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "The label says so");
    await userEvent.click(canvas.getByRole("button", { name: "Publish" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Undo: Plum cake" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "The energy is in kilojoules");
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await canvas.findByRole("button", { name: "Publish Plum cake" });
  },
};

/** W711 */
export const SentBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send back Plum cake" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "The energy is in kilojoules");
    await userEvent.click(canvas.getByRole("button", { name: "Send back" }));
    await canvas.findByRole("button", { name: "Undo: Plum cake" });
  },
};

/** F27: the page of an own food that waits. */
export const OnTheFoodsPage: Story = {
  args: { path: "/food/calorie-chart-nutrition-facts/plum-cake--019cdb02-0000-7000-8000-000000007100" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Withdraw submission" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Submit for everyone" }));
    await canvas.findByRole("button", { name: "Withdraw submission" });
  },
};
