import type { Meta, StoryObj } from "@storybook/react-vite";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";

const meta = {
  title: "Screens/Admin/Members",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/admin", isSignedIn: true, hasFriends: true, admin: "inside" },
  play: cancelUntilShown("main li a[href*='/admin/members/']"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Members: Story = {};
export const MembersOnAPhone: Story = { globals: phone };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main [aria-busy=true]") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
export const Suspended: Story = { args: { path: "/admin?view=suspended" } };
/** AD7 */
export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Search members" }), "nobody-like-that");
    await canvas.findByText("No members match “nobody-like-that”.");
  },
};

/** W531: for members there is no such page. */
export const ForMembers: Story = {
  args: { admin: "none" },
  play: cancelUntilShown("main h1"),
};
/** W532 */
export const SecondStepMissing: Story = { args: { admin: "unprepared" }, play: cancelUntilShown("main section a") };
export const Entry: Story = {
  args: { admin: "outside" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Code of your second step" }), "000000");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await canvas.findByRole("alert");
  },
};

const open: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText("quarrelsome"));
  await canvas.findByRole("button", { name: "End suspension" });
};
export const Member: Story = { play: open };
export const MemberOnAPhone: Story = { play: open, globals: phone };
export const Suspending: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("oskar"));
    await userEvent.click(await canvas.findByRole("button", { name: "Suspend" }));
    const [, submit] = await canvas.findAllByRole("button", { name: "Suspend" });
    if (submit === undefined) throw new Error("There is no form.");
    await userEvent.click(submit);
    await canvas.findByText("Enter a reason of 3 to 500 characters.");
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "Sells things in messages");
    await userEvent.click(submit);
    await canvas.findByText("Member suspended: oskar");
  },
};
/** W533 */
export const Erasing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("oskar"));
    await userEvent.click(await canvas.findByRole("button", { name: "Erase account" }));
    const [, submit] = await canvas.findAllByRole("button", { name: "Erase account" });
    if (submit === undefined) throw new Error("There is no form.");
    await userEvent.click(submit);
    await canvas.findByText("Enter oskar.");
  },
};

export const AuditLog: Story = {
  args: { path: "/admin/audit" },
  play: cancelUntilShown("main li strong"),
};
export const Jobs: Story = { args: { path: "/admin/jobs" }, play: cancelUntilShown("main h2") };
export const AuditLogEmpty: Story = {
  args: { path: "/admin/audit?act=firstAdmin" },
  play: cancelUntilShown("main select"),
};
export const FirstAdmin: Story = {
  args: { path: "/account/first-admin#wrong", admin: "none" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Become super admin" }));
    await canvas.findByText(/^This link has expired/);
  },
};
