import type { Meta, StoryObj } from "@storybook/react-vite";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";

const meta = {
  title: "Screens/Admin/Forum categories",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/admin/categories", isSignedIn: true, hasFriends: true, admin: "inside" },
  play: cancelUntilShown("main li"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Categories: Story = {};
export const CategoriesOnAPhone: Story = { globals: phone };
export const CategoriesLoading: Story = {
  args: { latencyMs: 86_400_000 },
  play: cancelUntilShown("main [aria-busy=true]"),
};
export const CategoriesUnreachable: Story = {
  args: { isUnreachable: true },
  play: cancelUntilShown("main [role=alert] p"),
};
/** FO20 */
export const NewCategory: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a category" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Address" }), "sourdough");
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "Bakers asked for it");
    await userEvent.click(canvas.getByRole("button", { name: "Save category" }));
    await canvas.findByText("Enter a name of 1 to 60 characters in English.");
  },
};
/** W801 */
export const CategoryChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change Help" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Description in English" }), "Ask how Morsel works");
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "Newcomers look for it");
    await userEvent.click(canvas.getByRole("button", { name: "Save category" }));
    await canvas.findByText("Ask how Morsel works");
  },
};
