import { sampleFood } from "@morsel/adapters/memory/foods/sample-foods";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Preview } from "./preview.tsx";

const meta = {
  title: "Components/Figures/Nutrition preview",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["Preview"],
      purpose: "Shows the nutrition for an amount while it is typed.",
      dos: [
        "Show it beside the button that logs, where the decision is made.",
        "Leave it in place while the amount can’t be read; it keeps its height.",
      ],
      donts: ["Don’t repeat the figures elsewhere on the same screen."],
    },
  },
  component: Preview,
  args: { per100g: sampleFood("09040").nutrients, grams: 118 },
} satisfies Meta<typeof Preview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const SomeUnknown: Story = { args: { per100g: { energy: 89, protein: 1.09 } } };
export const NothingKnown: Story = { args: { per100g: {} } };
export const FoodNotThereYet: Story = { args: { per100g: undefined } };
export const AmountUnreadable: Story = { args: { grams: undefined } };
export const VeryMuch: Story = { args: { grams: 10_000 } };
