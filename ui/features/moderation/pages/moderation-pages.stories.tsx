import type { Meta, StoryObj } from "@storybook/react-vite";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";

const meta = {
  title: "Screens/Admin/Reports",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/admin/moderation", isSignedIn: true, hasForum: true, admin: "inside" },
  play: cancelUntilShown("main li h3"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Queue: Story = {};
export const QueueOnAPhone: Story = { globals: phone };
export const Empty: Story = { args: { hasForum: false }, play: cancelUntilShown("main h2") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
/** FO13 */
export const Deciding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Decide" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Decision" }), "Hide the post");
    await userEvent.click(canvas.getByRole("button", { name: "Save decision" }));
    await canvas.findByText("Enter a reason of 3 to 500 characters.");
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "Advertising");
    await userEvent.click(canvas.getByRole("button", { name: "Save decision" }));
    await canvas.findByText("No open reports");
  },
};
export const OwnDecisions: Story = { args: { path: "/account/decisions" } };
export const OwnDecisionsOnAPhone: Story = { ...OwnDecisions, globals: phone };
export const NoDecisions: Story = {
  args: { path: "/account/decisions", hasForum: false },
  play: cancelUntilShown("main h2"),
};
/** FO30 */
export const ReportingAFood: Story = {
  args: { path: "/food/report?food=sr28-09040" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Reason" }), "Duplicate of another food");
  },
};
/** FO14 */
export const Appealing: Story = {
  args: { path: "/account/decisions" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Why the decision is wrong" }), "It was a recipe");
    await userEvent.click(canvas.getByRole("button", { name: "Send appeal" }));
    await canvas.findByText("It was a recipe", { selector: "p" });
  },
};
