import type { Food, FoodId } from "@morsel/domain/foods";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Landing } from "./landing.tsx";

const food = (id: string, description: string, energy: number): Food => ({
  id: id as FoodId,
  description,
  alternativeNames: [],
  category: "Fruits",
  source: { dataset: "sr28", id, licence: "CC0-1.0" },
  basis: "us",
  nutrients: { energy },
  servings: [],
});

const meta = {
  title: "Features/Landing/Landing page",
  component: Landing,
  parameters: { layout: "fullscreen" },
  args: { text: "", found: undefined, onText: () => undefined, pathOf: () => "/nutrition-facts-calories" },
} satisfies Meta<typeof Landing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Searched: Story = {
  args: { text: "banana", found: [food("sr28-09040", "Banana", 89), food("sr28-09041", "Banana, dried", 346)] },
};
export const Loading: Story = { args: { text: "banana" } };
export const NothingFound: Story = { args: { text: "xyzzy", found: [] } };
export const Unreachable: Story = { args: { text: "banana", problem: "No connection to Morsel." } };
