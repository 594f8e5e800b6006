import type { Meta, StoryObj } from "@storybook/react-vite";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";

const meta = {
  title: "Screens/Admin/Settings",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/admin/settings", isSignedIn: true, hasFriends: true, admin: "inside" },
  play: cancelUntilShown("main h2"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Settings: Story = {};
export const SettingsOnAPhone: Story = { globals: phone };
export const SettingsLoading: Story = {
  args: { latencyMs: 86_400_000 },
  play: cancelUntilShown("main [aria-busy=true]"),
};
export const SettingsUnreachable: Story = {
  args: { isUnreachable: true },
  play: cancelUntilShown("main [role=alert] p"),
};
/** SS2, W762 */
export const SettingChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change Blog" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Blog" }), "http://blog.example");
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "The blog has moved");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText(/^Enter an address that begins/);
    await userEvent.clear(canvas.getByRole("textbox", { name: "Blog" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Blog" }), "https://blog.example");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText("https://blog.example");
    await canvas.findByRole("button", { name: "Reset Blog" });
  },
};
/** SS1: more than one field, and a list of boxes. */
export const FormsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change Outside forum" }));
    await userEvent.click(canvas.getByRole("button", { name: "Change Only with premium" }));
    await canvas.findByRole("checkbox", { name: "No ads on any page" });
  },
};

export const Flags: Story = { args: { path: "/admin/flags" }, play: cancelUntilShown("main li") };
export const FlagsOnAPhone: Story = { ...Flags, globals: phone };
/** EL23, EL24, W763 */
export const FlagAdded: Story = {
  args: { path: "/admin/flags" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add flag" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "new soups");
    await userEvent.type(canvas.getByRole("textbox", { name: "Countries (optional)" }), "de, at");
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "To begin with few");
    await userEvent.click(canvas.getByRole("button", { name: "Save flag" }));
    await canvas.findByText(/^Enter a name of 1 to 100/);
    await userEvent.clear(canvas.getByRole("textbox", { name: "Name" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "new-soups");
    await userEvent.click(canvas.getByRole("button", { name: "Save flag" }));
    await canvas.findByRole("button", { name: "Reset new-soups" });
    await canvas.findByText("On · Germany · Austria");
  },
};

export const Prompts: Story = { args: { path: "/admin/prompts" }, play: cancelUntilShown("main li") };
export const PromptsOnAPhone: Story = { ...Prompts, globals: phone };
/** SS5 */
export const PromptOff: Story = {
  args: { path: "/admin/prompts" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Turn off Premium offer" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "Not during the fair");
    await userEvent.click(canvas.getByRole("button", { name: "Turn off Premium offer" }));
    await canvas.findByRole("button", { name: "Turn on Premium offer" });
  },
};

export const Prices: Story = { args: { path: "/admin/prices" }, play: cancelUntilShown("main li") };
export const PricesOnAPhone: Story = { ...Prices, globals: phone };
/** SS4, W764 */
export const PriceChanged: Story = {
  args: { path: "/admin/prices" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change Japanese Yen (JPY)" }));
    const month = canvas.getByRole("textbox", { name: "Monthly price in JPY" });
    await userEvent.clear(month);
    await userEvent.type(month, "12.50");
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "Prices of this year");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText(/^Enter two amounts above 0/);
    await userEvent.clear(month);
    await userEvent.type(month, "1300");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText(/1,300 a month/);
    await canvas.findByRole("button", { name: "Reset Japanese Yen (JPY)" });
  },
};
