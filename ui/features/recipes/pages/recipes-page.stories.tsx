import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Recipes/Recipes",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/recipe_parser", isSignedIn: true, hasRecipes: true },
  play: cancelUntilShown("main li a"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };
const PANCAKES = "/recipe_parser/019cdb00-0000-7000-8000-a00000000001";
const OATS = "/recipe_parser/019cdb00-0000-7000-8000-a00000000002";

export const Recipes: Story = {};
export const OnAPhone: Story = { globals: phone };
export const None: Story = { args: { hasRecipes: false }, play: cancelUntilShown("main svg") };
export const OfAVisitor: Story = { args: { isSignedIn: false }, play: cancelUntilShown("main h1") };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main [aria-busy=true]") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
/** An imported recipe before it is saved: each line with its food and confidence. */
export const JustRead: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Import a recipe/ }), "2 apples");
    await userEvent.click(canvas.getByRole("button", { name: "Import recipe" }));
    await canvas.findByRole("textbox", { name: "Title" });
  },
};
export const NothingPasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Import recipe" }));
    await canvas.findByText("Paste a link or text first.");
  },
};

export const One: Story = { args: { path: PANCAKES }, play: cancelUntilShown("main h1") };
/** W401 a picture is put from the page that named one, and taken away. */
export const WithAPicture: Story = {
  args: { path: PANCAKES },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Use the picture from its page" }));
    await canvas.findByRole("img", { name: /^Picture of / });
  },
};
export const OneOnAPhone: Story = { args: { path: PANCAKES }, play: cancelUntilShown("main h1"), globals: phone };
/** A line has no food yet: the sums say "≥", and it cannot be logged. */
export const Unsettled: Story = { args: { path: OATS }, play: cancelUntilShown("main h1") };
export const Cooking: Story = { args: { path: `${PANCAKES}?view=cook` }, play: cancelUntilShown("main ol input") };
export const Editing: Story = { args: { path: `${PANCAKES}?view=edit` }, play: cancelUntilShown("main form li input") };
export const EditingOnAPhone: Story = { ...Editing, globals: phone };
export const New: Story = { args: { path: "/recipe_parser/new" }, play: cancelUntilShown("main form textarea") };
export const Gone: Story = {
  args: { path: "/recipe_parser/019cdb00-0000-7000-8000-a00000000099" },
  play: cancelUntilShown("main [role=alert] p"),
};
/** Deleted: it says so, can be brought back, and can be neither edited nor logged. */
export const Deleted: Story = {
  args: { path: "/recipe_parser/019cdb00-0000-7000-8000-a00000000003" },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Restore recipe" });
  },
};
