import { sampleFood } from "@morsel/adapters/memory/foods/sample-foods";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Preview } from "./preview.tsx";

const meta = {
  title: "Components/Figures/Nutrition preview",
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
