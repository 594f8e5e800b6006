import type { Meta, StoryObj } from "@storybook/react-vite";
import { NutrientBar } from "./nutrient-bar.tsx";

const meta = {
  title: "Components/Figures/Nutrient bar",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["NutrientBar"],
      purpose: "Shows one nutrient of the day against its goal.",
      dos: [
        "Stack several in the order in which the member chose them.",
        "Use `isNarrow` where three stand side by side.",
      ],
      donts: ["Don’t show a bar without its amount in words.", "Don’t turn it red when the goal is passed."],
    },
  },
  component: NutrientBar,
  args: { id: "protein", shown: { kind: "exact", amount: 64 }, goal: { target: 102, limit: { min: 102 } } },
} satisfies Meta<typeof NutrientBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};
export const OverTheMost: Story = {
  args: { id: "sugar", goal: { target: 90, limit: { max: 90 } }, shown: { kind: "exact", amount: 130 } },
};
export const PastTheLeast: Story = { args: { shown: { kind: "exact", amount: 180 } } };
export const WithinARange: Story = {
  args: { id: "fiber", goal: { target: 60, limit: { min: 25, max: 60 } }, shown: { kind: "exact", amount: 31 } },
};
export const Nothing: Story = { args: { shown: { kind: "exact", amount: 0 } } };
export const WithoutAGoal: Story = { args: { id: "fiber", goal: undefined } };
export const SomeFoodsDoNotKnow: Story = { args: { shown: { kind: "atLeast", amount: 41, known: 5, parts: 7 } } };
export const SomeDoNotKnowAndNoGoal: Story = {
  args: { id: "caffeine", shown: { kind: "atLeast", amount: 95, known: 1, parts: 7 }, goal: undefined },
};
export const NoFoodKnows: Story = { args: { shown: { kind: "unknown" } } };
export const NoFoodKnowsAndNoGoal: Story = { args: { shown: { kind: "unknown" }, goal: undefined } };
export const Narrow: Story = { args: { isNarrow: true } };
export const NarrowAndUnknown: Story = { args: { isNarrow: true, shown: { kind: "unknown" } } };
