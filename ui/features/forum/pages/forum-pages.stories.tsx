import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";

const TOPIC = "/community/topics/019cdb02-0000-7000-8000-000000000520";
const LOCKED = "/community/topics/019cdb02-0000-7000-8000-000000000500";

const meta = {
  title: "Screens/People/Forum",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/community", isSignedIn: true, hasForum: true },
  play: cancelUntilShown("main li a[href*='/topics/']"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Categories: Story = {};
export const CategoriesOnAPhone: Story = { globals: phone };
export const Visitor: Story = { args: { isSignedIn: false } };
export const NoTopics: Story = { args: { hasForum: false }, play: cancelUntilShown("main li") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };

export const Category: Story = { args: { path: "/community/categories/announcements" } };
export const CategoryEmpty: Story = {
  args: { path: "/community/categories/off-topic" },
  play: cancelUntilShown("main h2"),
};
export const CategoryMissing: Story = {
  args: { path: "/community/categories/nowhere" },
  play: cancelUntilShown("main h1"),
};

export const Topic: Story = { args: { path: TOPIC }, play: cancelUntilShown("main ol li") };
export const TopicOnAPhone: Story = { ...Topic, globals: phone };
export const TopicForVisitors: Story = { ...Topic, args: { path: TOPIC, isSignedIn: false } };
export const TopicForModerators: Story = { ...Topic, args: { path: TOPIC, admin: "inside" } };
export const TopicForModeratorsOnAPhone: Story = { ...TopicForModerators, globals: phone };
export const TopicLocked: Story = { ...Topic, args: { path: LOCKED } };
export const TopicMissing: Story = {
  args: { path: "/community/topics/019cdb02-0000-7000-8000-000000009999" },
  play: cancelUntilShown("main h1"),
};
/** FO12 */
export const Quoting: Story = {
  args: { path: TOPIC },
  play: async ({ canvas, userEvent }) => {
    const [quote] = await canvas.findAllByRole("button", { name: "Quote tilda" });
    if (quote !== undefined) await userEvent.click(quote);
    const field = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "Your reply" });
    await expect(field.value.startsWith("> **tilda**")).toBe(true);
  },
};
export const Replying: Story = {
  args: { path: TOPIC },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Your reply" }), "**Tahini** it is.");
    await userEvent.click(canvas.getByRole("button", { name: "Preview" }));
    await canvas.findByText("Tahini", { selector: "strong" });
    await userEvent.click(canvas.getByRole("button", { name: "Post reply" }));
    await canvas.findByText("Tahini", { selector: "li strong" });
  },
};
/** FO11 */
export const EarlierVersions: Story = {
  args: { path: TOPIC },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Earlier versions" }));
    await canvas.findByText(/What would you add/, { selector: "li li p" });
  },
};
/** FO7 */
export const Reporting: Story = {
  args: { path: TOPIC },
  play: async ({ canvas, userEvent }) => {
    const [report] = await canvas.findAllByRole("button", { name: "Report post" });
    if (report !== undefined) await userEvent.click(report);
    await userEvent.click(await canvas.findByRole("button", { name: "Send report" }));
    await canvas.findByText("Post reported");
  },
};

/** FO41 */
export const Following: Story = { args: { path: "/community/following" } };
export const FollowingOnAPhone: Story = { ...Following, globals: phone };
export const FollowingNothing: Story = {
  args: { path: "/community/following", hasForum: false },
  play: async ({ canvas }) => {
    await canvas.findByText("You don’t follow any topics yet");
  },
};
export const StopFollowing: Story = {
  args: { path: TOPIC },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Stop following" }));
    await canvas.findByRole("button", { name: "Follow topic" });
  },
};

/** FO44 */
export const Mentions: Story = { args: { path: "/community/mentions" } };
export const MentionsOnAPhone: Story = { ...Mentions, globals: phone };
export const MentionsNone: Story = {
  args: { path: "/community/mentions", hasForum: false },
  play: async ({ canvas }) => {
    await canvas.findByText("Nobody has mentioned you yet");
  },
};

/** FO53 */
export const Drafts: Story = { args: { path: "/community/drafts" } };
export const DraftsOnAPhone: Story = { ...Drafts, globals: phone };
export const DraftsNone: Story = {
  args: { path: "/community/drafts", hasForum: false },
  play: async ({ canvas }) => {
    await canvas.findByText("No drafts");
  },
};
export const DraftContinued: Story = {
  args: { path: LOCKED.replace("500", "510") },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue("On the meal’s page there is");
  },
};

/** FO52 */
export const Reactions: Story = { args: { path: "/community/reactions" } };
export const ReactionsOnAPhone: Story = { ...Reactions, globals: phone };
export const ReactionsNone: Story = {
  args: { path: "/community/reactions", hasForum: false },
  play: async ({ canvas }) => {
    await canvas.findByText("No reactions yet");
  },
};
/** FO50 */
export const Reacting: Story = {
  args: { path: TOPIC },
  play: async ({ canvas, userEvent }) => {
    const [react] = await canvas.findAllByRole("button", { name: "React" });
    if (react !== undefined) await userEvent.click(react);
    await userEvent.click(await canvas.findByRole("button", { name: "Support" }));
    await canvas.findByRole("button", { name: "Support 1", pressed: true });
  },
};

/** FO16 */
export const Searching: Story = {
  args: { path: "/community/search" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Words to search for" }), "TAHINI lemon{Enter}");
    await canvas.findByText(/a spoon of tahini/);
  },
};
export const Found: Story = { args: { path: "/community/search?q=lemon" } };
export const FoundOnAPhone: Story = { ...Found, globals: phone };
export const FoundNothing: Story = {
  args: { path: "/community/search?q=nothing" },
  play: async ({ canvas }) => {
    await canvas.findByText("No posts match “nothing”.");
  },
};
export const SearchWithoutWords: Story = {
  args: { path: "/community/search" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    await canvas.findByText("Enter 1 to 8 words.");
  },
};

export const New: Story = {
  args: { path: "/community/new?category=recipes" },
  play: cancelUntilShown("main textarea"),
};
export const NewOnAPhone: Story = { ...New, globals: phone };
export const NewIncomplete: Story = {
  args: { path: "/community/new" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Post topic" }));
    await canvas.findByText("Enter a title of 3 to 120 characters.");
  },
};
