import type { Meta, StoryObj } from "@storybook/react-vite";
import { FoodLine } from "./food-line.tsx";

const meta = {
  title: "Components/Lists/Food line",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["FoodLine"],
      purpose: "Shows a food in a list: its name, its details and its energy.",
      dos: [
        "Make the whole line one link or one button.",
        "Put into the details what tells similar foods apart: brand, serving, state.",
      ],
      donts: ["Don’t put buttons into the line; put one menu after it.", "Don’t cut the name."],
    },
  },
  component: FoodLine,
  args: { name: "Banana", details: "1 medium (118 g)", energy: "105 kcal" },
} satisfies Meta<typeof FoodLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OfABrand: Story = { args: { name: "Skyr", details: "150 g · Molkerei Beispiel", energy: "92 kcal" } };
export const LongName: Story = {
  args: {
    name: "Beef stew with potatoes, carrots, parsnips, swede and pearl barley, as a typical recipe has it, estimated",
    details: "1 bowl (350 g) · typical recipe",
    energy: "1,240 kcal",
  },
};
export const OneLongWord: Story = { args: { name: "Donaudampfschifffahrtsgesellschaftskapitänsfrühstück" } };
export const EnergyUnknown: Story = { args: { energy: "–" } };
