import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ShellMenuItem } from "./menu.ts";
import { PhoneTabs } from "./phone-tabs.tsx";

const item = (label: string, more: Partial<ShellMenuItem> = {}): ShellMenuItem => ({
  id: label.toLowerCase(),
  label,
  path: `/${label.toLowerCase()}`,
  fullRefresh: false,
  isActive: false,
  isMarked: false,
  testId: `menu-${label.toLowerCase()}`,
  secondary: [],
  ...more,
});

const meta = {
  title: "Components/Navigation/Phone tabs",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["PhoneTabs"],
      purpose: "Keeps a member’s four places and the log button under the thumb.",
      dos: ["Keep the log button in the middle.", "Mark the tab of the open section."],
      donts: ["Don’t add a sixth tab.", "Don’t hide it while the page scrolls."],
    },
    docs: { story: { inline: false, height: "120px" } },
  },
  component: PhoneTabs,
  args: {
    tabs: [item("Home", { id: "home", isActive: true }), item("Diary", { id: "food-diary" }), item("Reports")],
    openSheet: undefined,
    onLog: () => undefined,
    onMenu: () => undefined,
  },
} satisfies Meta<typeof PhoneTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
