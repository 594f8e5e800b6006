import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ShellMenuItem } from "./menu.ts";
import { PrimaryNavigation } from "./primary-navigation.tsx";

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
  title: "Components/Navigation/Primary navigation",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["PrimaryNavigation"],
      purpose:
        "Shows the sections of the product on wide screens, and below them the pages of the section that is open.",
      dos: ["Mark the section that is open, and the page.", "Keep the order of the product."],
      donts: ["Don’t show it on phones; tabs and the menu take its place.", "Don’t add a third level."],
    },
  },
  component: PrimaryNavigation,
  args: {
    items: [
      item("Home"),
      item("Food", { isMarked: true, secondary: [item("Diary", { isActive: true }), item("Foods"), item("Recipes")] }),
      item("Exercise"),
      item("Reports"),
    ],
  },
} satisfies Meta<typeof PrimaryNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SectionOpen: Story = { globals: { viewport: { value: "desktop" } } };
export const NoneOpen: Story = { args: { items: [item("Home"), item("Exercise"), item("Reports")] } };
