import type { Meta, StoryObj } from "@storybook/react-vite";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";

const meta = {
  title: "Screens/People/News feed",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/friends/news", isSignedIn: true, hasFriends: true },
  play: cancelUntilShown("main li"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Feed: Story = {};
export const FeedOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Empty: Story = { args: { hasFriends: false }, play: cancelUntilShown("main h2") };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main [aria-busy=true]") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
/** SO35 */
export const Posting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Post" }));
    await canvas.findByText("Enter 1 to 1000 characters of text.");
    await userEvent.type(canvas.getByRole("textbox", { name: "New post" }), "Bread is <b>done</b>.");
    await userEvent.click(canvas.getByRole("button", { name: "Post" }));
    await canvas.findByText("Bread is <b>done</b>.", { selector: "p" });
  },
};
export const Commenting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Comments on the post by ines, 0 comments" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Your comment" }), "Nice");
    await userEvent.click(canvas.getByRole("button", { name: "Add comment" }));
    await canvas.findByText("Nice", { selector: "p" });
  },
};
