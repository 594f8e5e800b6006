import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";

const meta = {
  title: "Screens/People/Messages",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/messages", isSignedIn: true, hasFriends: true },
  play: cancelUntilShown("main li"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };
const THREAD = "/messages/reply?message=019cdb02-0000-7000-8000-000000000020";

export const Inbox: Story = {};
export const InboxOnAPhone: Story = { globals: phone };
export const InboxEmpty: Story = { args: { hasFriends: false }, play: cancelUntilShown("main h2") };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main [aria-busy=true]") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
export const Sent: Story = { args: { path: "/messages?folder=sent" } };
export const Drafts: Story = { args: { path: "/messages?folder=drafts" } };
export const DraftsEmpty: Story = {
  args: { path: "/messages?folder=drafts", hasFriends: false },
  play: cancelUntilShown("main h2"),
};
/** SO25 */
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Search messages" }), "nothing like it");
    await canvas.findByText("No messages match “nothing like it”.");
  },
};
export const Deleting: Story = {
  play: async ({ canvas, userEvent }) => {
    const [menu] = await canvas.findAllByRole("button", { name: "Actions for the message with ines" });
    if (menu === undefined) throw new Error("There is no message.");
    await userEvent.click(menu);
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Delete" }));
    await canvas.findByText("Message deleted: ines");
  },
};

export const New: Story = { args: { path: "/messages/new?to=ines" }, play: cancelUntilShown("main textarea") };
export const NewOnAPhone: Story = { ...New, globals: phone };
/** Send is never disabled: it says what is missing. */
export const NewIncomplete: Story = {
  args: { path: "/messages/new" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send message" }));
    await canvas.findByText("Enter a username.");
  },
};

export const Thread: Story = { args: { path: THREAD } };
export const ThreadOnAPhone: Story = { ...Thread, globals: phone };
/** SO26: an address is a link that lends it no weight, markup is text. */
export const ThreadText: Story = {
  args: { path: THREAD },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "https://example.org/soup?servings=4" });
    await expect(link.getAttribute("rel")).toBe("nofollow noopener ugc");
    await canvas.findByText("Yes, gladly. <b>7 pm?</b>");
  },
};
export const Replying: Story = {
  args: { path: THREAD },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Reply" }), "See you then");
    await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
    await canvas.findByText("See you then", { selector: "p" });
  },
};
export const Reporting: Story = {
  args: { path: THREAD },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Report message" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Send report" }));
    await canvas.findByText("Message reported");
  },
};
export const Gone: Story = {
  args: { path: "/messages/reply?message=019cdb02-0000-7000-8000-000000009999" },
  play: cancelUntilShown("main [role=alert] p"),
};
