import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Household/Household",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/household", isSignedIn: true, hasRecipes: true, household: "shared" },
  play: cancelUntilShown("#fridge ~ ul button"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };
const PANCAKES = "019cdb00-0000-7000-8000-a00000000001";
const SHARED = "019cdb01-0000-7000-8000-000000000004";

export const Household: Story = {};
export const OnAPhone: Story = { globals: phone };
/** No household yet: one can be created. */
export const None: Story = {
  args: { household: "none" },
  play: cancelUntilShown("main form input"),
};
export const Invited: Story = { args: { household: "invited" }, play: cancelUntilShown("#invited ~ ul button") };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main [aria-busy=true]") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };

/** Less is left than somebody says they ate: it is asked, never taken for granted. */
export const MoreThanThereIs: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Other amount: / }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Grams" }), "900");
    await userEvent.click(canvas.getByRole("button", { name: "Log" }));
    await canvas.findByText(/^Only 280\sg left/);
  },
};
/** W272, W277: a portion that was given out is in the diary with one tap, and no longer waits. */
export const Accepting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Add Kim.* to my diary$/ }));
    await canvas.findByText(/ added to /);
    await expect(canvas.queryByRole("button", { name: /to my diary$/ })).toBeNull();
  },
};
/** W275: thrown away, and taken back. */
export const ThrowingAway: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Throw away/ }));
    await canvas.findByText(/^The fridge is empty/);
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await canvas.findByRole("button", { name: /^Throw away/ });
  },
};
/** Asks for confirmation before leaving. */
export const Leaving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Leave" }));
    await canvas.findByText(/The longest-standing member becomes the owner/);
  },
};

export const Split: Story = {
  args: { path: `/household/split/${PANCAKES}` },
  play: cancelUntilShown("main form li input"),
};
export const SplitOnAPhone: Story = { ...Split, globals: phone };
export const SplitWithoutHousehold: Story = {
  args: { path: `/household/split/${PANCAKES}`, household: "none" },
  play: cancelUntilShown("main section a"),
};
export const SplitUnsettled: Story = {
  args: { path: "/household/split/019cdb00-0000-7000-8000-a00000000002" },
  play: cancelUntilShown("main section a"),
};
/** More than was cooked is asked, with the sum. */
export const SplitMoreThanThereIs: Story = {
  args: { path: `/household/split/${PANCAKES}` },
  play: async ({ canvas, userEvent }) => {
    const [mine] = await canvas.findAllByRole("textbox", { name: /^Portions for/ });
    if (mine === undefined) throw new Error("Nobody eats.");
    await userEvent.clear(mine);
    await userEvent.type(mine, "9");
    await userEvent.click(canvas.getByRole("button", { name: "Split dish" }));
    await canvas.findByRole("button", { name: "We ate that much anyway" });
  },
};
export const InvitationGone: Story = {
  args: { path: "/household/join" },
  play: cancelUntilShown("main [role=alert] p"),
};
/** A recipe that somebody else shares: read and split, not changed. */
export const SharedRecipe: Story = {
  args: { path: `/recipe_parser/${SHARED}` },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Shared by kim/);
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
  },
};
