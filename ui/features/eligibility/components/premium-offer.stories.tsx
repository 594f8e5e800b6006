import type { Meta, StoryObj } from "@storybook/react-vite";
import { PremiumOffer } from "./premium-offer.tsx";

const meta = {
  title: "Components/States/Premium offer",
  tags: ["autodocs"],
  component: PremiumOffer,
  parameters: {
    usage: {
      purpose: "Stands where a feature would stand that only premium members have.",
      dos: ["Say in one sentence what the feature does, and keep the data that is there beside it."],
      donts: ["Don’t cover what everyone may use, and don’t show it where a visitor reads."],
    },
  },
  args: { feature: "food_insights" },
} satisfies Meta<typeof PremiumOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Insights: Story = {};
export const Expenditure: Story = { args: { feature: "adaptive_expenditure" } };
export const MealGoals: Story = { args: { feature: "per_meal_goals" } };
