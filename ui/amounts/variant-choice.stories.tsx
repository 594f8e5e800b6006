import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleFood } from "@morsel/adapters/memory/foods/sample-foods";
import type { FoodId } from "@morsel/domain/foods";
import { VariantChoice } from "./variant-choice.tsx";

const raw = sampleFood("09040");
const rice = {
  id: raw.id,
  variants: [
    { id: raw.id, label: "raw", description: "Rice, raw" },
    { id: "sr28-20045" as FoodId, label: "cooked", description: "Rice, cooked" },
  ],
};

const meta = {
  title: "Components/Fields/Food state",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["VariantChoice"],
      purpose: "Switches a food between its states, such as raw and cooked.",
      dos: [
        "Put it above the amount, because it changes the nutrition that follows.",
        "Leave it in place; it shows nothing for a food with one state.",
      ],
      donts: ["Don’t use it to choose between brands."],
    },
  },
  component: VariantChoice,
  args: { food: rice, onVariant: () => undefined },
} satisfies Meta<typeof VariantChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoStates: Story = {};
export const OneState: Story = { args: { food: { id: raw.id } } };
