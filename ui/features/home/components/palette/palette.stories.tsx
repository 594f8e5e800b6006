import type { Meta, StoryObj } from "@storybook/react-vite";
import { Palette } from "./palette.tsx";

const nothing = () => undefined;
const item = (id: string, name: string, note = "") => ({ id, name, note, run: nothing });

const meta = {
  title: "Features/Home/Command palette",
  component: Palette,
  args: {
    text: "",
    onText: nothing,
    isSearching: false,
    onClose: nothing,
    groups: [{ id: "pages", items: [item("/", "Overview", "Home"), item("/food/diary", "Food diary", "Food")] }],
  },
} satisfies Meta<typeof Palette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Logging: Story = {
  args: {
    text: "log 2 eggs",
    groups: [{ id: "log", items: [item("egg", "Log to Breakfast: Egg, raw (2 × large)", "143 kcal")] }],
  },
};
export const Foods: Story = {
  args: {
    text: "rep",
    groups: [
      { id: "pages", items: [item("/reports", "Charts", "Reports")] },
      {
        id: "foods",
        items: [item("1", "A food with a remarkably long name, repeated, dehydrated or in powder", "A brand")],
      },
    ],
  },
};
export const NothingFound: Story = { args: { text: "xyzzy", groups: [] } };
export const Searching: Story = { args: { text: "xyzzy", groups: [], isSearching: true } };
