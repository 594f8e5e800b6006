import { type MealItemNow, optionOfFood } from "@morsel/domain/diary";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { mealItemOfLog } from "@morsel/application/meals/client/meal-items";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ShareMeal } from "./share-meal.tsx";
import { SharedMealView } from "./shared-meal-view.tsx";

const nothing = () => undefined;
const items: readonly MealItemNow[] = [
  ...SAMPLE_FOODS.slice(0, 3).map((food) => mealItemOfLog(optionOfFood(food))),
  { description: "Aunt’s granola", facts: { energy: 230, carbohydrates: 31, fat: 9, protein: 6 } },
];

const meta = {
  title: "Features/Meals/Shared meal",
  component: SharedMealView,
  args: { meal: { name: "Sunday breakfast", items }, loginPath: "/account/login", onCopy: nothing },
} satisfies Meta<typeof SharedMealView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAMember: Story = {};
/** A visitor sees the same meal, and the way to an account. */
export const ForAVisitor: Story = {
  render: ({ meal, loginPath }) => <SharedMealView meal={meal} loginPath={loginPath} />,
};
const shared = (link: string | undefined) => (
  <ShareMeal link={link} isBusy={false} onShare={nothing} onCopy={nothing} onUnshare={nothing} />
);
export const NotShared: Story = { render: () => shared(undefined) };
export const Shared: Story = { render: () => shared("https://food.example.org/shared-meal/q0yXcWm3Zk8fT1uE5rB7nA") };
