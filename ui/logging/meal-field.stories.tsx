import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { MealField } from "./meal-field.tsx";

const Chosen = () => {
  const [meal, setMeal] = useState<"breakfast" | "lunch" | "dinner" | "snacks">("lunch");
  return <MealField meal={meal} onMeal={(next) => setMeal(next as typeof meal)} />;
};

const meta = {
  title: "Components/Fields/Meal",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["MealField"],
      purpose: "Chooses one of the meals of the member’s diary, by the names that the member gave them.",
      dos: ["Preselect the meal of the hour."],
      donts: ["Don’t list meals by hand: members rename, add and remove them."],
    },
  },
  component: Chosen,
} satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lunch: Story = {};
