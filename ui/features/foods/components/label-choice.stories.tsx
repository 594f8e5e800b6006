import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleFood } from "@morsel/adapters/memory/foods/sample-foods";
import { LabelChoice } from "./label-choice.tsx";

const meta = {
  title: "Components/Figures/Nutrition label",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["LabelChoice", "NutritionLabel", "EuLabel"],
      purpose: "Shows the nutrition label of an amount as the United States or the European Union print it.",
      dos: ["Start with the label of the member’s country.", "Show it for the amount that is typed above."],
      donts: ["Don’t restyle a label: its order and weights are the law’s."],
    },
  },
  component: LabelChoice,
  args: { food: sampleFood("09040"), grams: 118, serving: "1 medium (118 g)", law: "us" },
} satisfies Meta<typeof LabelChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnitedStates: Story = {};
export const EuropeanUnion: Story = { args: { law: "eu" } };
