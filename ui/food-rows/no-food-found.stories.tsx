import type { Meta, StoryObj } from "@storybook/react-vite";
import { NoFoodFound } from "./no-food-found.tsx";

const meta = {
  title: "Components/States/No food found",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["NoFoodFound"],
      purpose: "Says that a search found no food and offers the ways to log it all the same.",
      dos: ["Show similar foods below it where there are some.", "Keep the searched text in what it offers."],
      donts: ["Don’t blame the spelling.", "Don’t use it for the member’s own lists; write “No recipes match …”."],
    },
  },
  component: NoFoodFound,
  args: { text: "Aunt’s granola", hasNear: false },
} satisfies Meta<typeof NoFoodFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const SomethingSimilar: Story = { args: { hasNear: true } };
