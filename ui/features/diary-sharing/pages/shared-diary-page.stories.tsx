import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";

const meta = {
  title: "Screens/People/Shared diary",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/food/diary/ines", isSignedIn: true, hasFriends: true },
  play: cancelUntilShown("main li"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

/** The goals are shown, because the friend’s profile shows them to friends. */
export const OfAFriend: Story = {};
export const OfAFriendOnAPhone: Story = { globals: phone };
/** Visitors see what is public, without goals, and have no diary to copy into. */
export const PublicForAVisitor: Story = { args: { path: "/food/diary/jonas_cooks", isSignedIn: false } };
export const NothingLogged: Story = {
  args: { path: "/food/diary/ines?date=2026-01-01" },
  play: cancelUntilShown("main section"),
};
export const Closed: Story = {
  args: { path: "/food/diary/ines", isSignedIn: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Key" }), "apples{Enter}");
    await canvas.findByText("This key doesn’t open the diary. Check it and try again.");
  },
};
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main [aria-busy=true]") };

/** W481: an amount of one’s own for each food of the meal. */
export const CopyingAMeal: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Copy Breakfast to your diary" }));
    const sheet = await canvas.findByRole("dialog", { name: "Copy to your diary" });
    await within(sheet).findByRole("textbox", { name: "Oats" });
  },
};
