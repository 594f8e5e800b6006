import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";

const meta = {
  title: "Screens/People/Friends",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/friends", isSignedIn: true, hasFriends: true },
  play: cancelUntilShown("main li"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Friends: Story = {};
export const FriendsOnAPhone: Story = { globals: phone };
export const None: Story = { args: { hasFriends: false }, play: cancelUntilShown("main h2") };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main [aria-busy=true]") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };

/** SO22: found by a part of the name; says so where there is none. */
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Search friends" }), "NES");
    await expect(canvas.findByText("ines")).resolves.toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search friends" }), "x");
    await canvas.findByText("No friends match “NESx”.");
  },
};
/** Asks before a friendship ends, and says what goes with it. */
export const Removing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for ines" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Remove friend" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Remove friend" }));
    await canvas.findByText("Friend removed: ines");
  },
};
export const Blocking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for ines" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Block" }));
    await canvas.findByText(/no longer find, invite or write/);
  },
};

export const Invite: Story = { args: { path: "/friends/invite" }, play: cancelUntilShown("main input") };
export const InviteOnAPhone: Story = { ...Invite, globals: phone };
export const InviteUnknown: Story = {
  args: { path: "/friends/invite" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole("textbox", { name: "Username or e-mail address" }),
      "nobody-here{Enter}",
    );
    await canvas.findByText("No member has this username.");
  },
};
export const InviteSent: Story = {
  args: { path: "/friends/invite" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole("textbox", { name: "Username or e-mail address" }),
      "vera@example.org{Enter}",
    );
    await canvas.findByText("Invitation sent: vera@example.org");
  },
};

export const Invitations: Story = { args: { path: "/invitations" } };
export const InvitationsOnAPhone: Story = { ...Invitations, globals: phone };
export const InvitationsNone: Story = {
  args: { path: "/invitations", hasFriends: false },
  play: cancelUntilShown("main h2"),
};
export const Accepting: Story = {
  args: { path: "/invitations" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Accept the invitation from oskar" }));
    await canvas.findByText("Friend added: oskar");
  },
};

export const InvitedVisitor: Story = {
  args: { path: "/invited", isSignedIn: false },
  play: cancelUntilShown("main section a"),
};
export const InvitedLinkGone: Story = { args: { path: "/invited" }, play: cancelUntilShown("main [role=alert] p") };

export const Blocked: Story = { args: { path: "/blocked-users" } };
export const BlockedOnAPhone: Story = { ...Blocked, globals: phone };
export const BlockedNone: Story = {
  args: { path: "/blocked-users", hasFriends: false },
  play: cancelUntilShown("main h2"),
};
/** SO11: several at once. */
export const Unblocking: Story = {
  args: { path: "/blocked-users" },
  play: async ({ canvas, userEvent }) => {
    for (const name of ["pushy_seller", "quarrelsome"])
      await userEvent.click(await canvas.findByRole("checkbox", { name }));
    await userEvent.click(canvas.getByRole("button", { name: "Unblock 2 members" }));
    await canvas.findByText("2 members unblocked");
  },
};
