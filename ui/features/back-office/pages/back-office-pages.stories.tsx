import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";

const meta = {
  title: "Screens/Admin/Premium and codes",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/admin/codes", isSignedIn: true, hasFriends: true, admin: "inside" },
  play: cancelUntilShown("main form"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

/** BO2, BO3 */
export const Codes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Text of the code/ }), "spring-2026");
    await userEvent.click(canvas.getByRole("button", { name: "Make code" }));
    await canvas.findByText("Enter a reason of 3 to 500 characters.");
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "For the newsletter");
    await userEvent.click(canvas.getByRole("button", { name: "Make code" }));
    await userEvent.click(await canvas.findByRole("button", { name: "End code SPRING2026" }));
    const reasons = await canvas.findAllByRole("textbox", { name: "Reason" });
    await userEvent.type(reasons.at(-1) ?? canvas.getByRole("main"), "It leaked");
    await userEvent.click(canvas.getByRole("button", { name: "End code" }));
    await canvas.findByText(/ended/, { selector: "li span" });
  },
};
export const CodesOnAPhone: Story = { globals: phone };
export const CodesLoading: Story = {
  args: { latencyMs: 86_400_000 },
  play: cancelUntilShown("main [aria-busy=true]"),
};
export const CodesUnreachable: Story = {
  args: { isUnreachable: true },
  play: cancelUntilShown("main [role=alert] p"),
};

/** BO4 */
export const Announcement: Story = {
  args: { path: "/admin/announcement" },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Nothing is announced.");
    await userEvent.type(await canvas.findByRole("textbox", { name: "Text" }), "New: plan your week of soups");
    await userEvent.type(canvas.getByRole("textbox", { name: "Link (optional)" }), "javascript:alert(1)");
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "The soups are out");
    await userEvent.click(canvas.getByRole("button", { name: "Save announcement" }));
    await canvas.findByText(/^Enter a page that begins/);
    await userEvent.clear(canvas.getByRole("textbox", { name: "Link (optional)" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Link (optional)" }), "/recipes");
    await userEvent.click(canvas.getByRole("button", { name: "Save announcement" }));
    await canvas.findByText(/^Shown from/);
  },
};
export const AnnouncementOnAPhone: Story = { args: { path: "/admin/announcement" }, globals: phone };
export const Statistics: Story = { args: { path: "/admin/statistics" }, play: cancelUntilShown("main figure") };
export const StatisticsOnAPhone: Story = { ...Statistics, globals: phone };
export const Health: Story = { args: { path: "/admin/health" }, play: cancelUntilShown("main dl") };
export const HealthOnAPhone: Story = { ...Health, globals: phone };
/** W697 */
export const Sources: Story = {
  args: { path: "/admin/sources" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Hide Open Food Facts" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "Its licence has changed");
    await userEvent.click(canvas.getByRole("button", { name: "Hide Open Food Facts" }));
    await canvas.findByRole("button", { name: "Show Open Food Facts" });
  },
};
export const SourcesOnAPhone: Story = {
  args: { path: "/admin/sources" },
  play: cancelUntilShown("main h2"),
  globals: phone,
};
export const Payments: Story = { args: { path: "/admin/payments" }, play: cancelUntilShown("main h1") };

const openPremium: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText("oskar"));
  await canvas.findByRole("button", { name: "Suspend" });
  await userEvent.click(within(canvas.getByRole("main")).getByRole("link", { name: "Premium" }));
  await canvas.findByText("This member never had premium.");
};
export const Premium: Story = { args: { path: "/admin" }, play: openPremium };
/** BO1 */
export const PremiumByHand: Story = {
  args: { path: "/admin" },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openPremium(context);
    await userEvent.click(canvas.getByRole("button", { name: "Give premium" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Reason" }), "Helps in the forum");
    const [, submit] = canvas.getAllByRole("button", { name: "Give premium" });
    if (submit === undefined) throw new Error("There is no form.");
    await userEvent.click(submit);
    await canvas.findByText("Given by an admin");
    await canvas.findByRole("button", { name: "End given premium" });
  },
};
export const PremiumOnAPhone: Story = { args: { path: "/admin" }, play: openPremium, globals: phone };
