import type { Meta, StoryObj } from "@storybook/react-vite";
import { totalsOf } from "@morsel/domain/diary";
import { sampleDay } from "@morsel/adapters/memory/diary/sample-history";
import type { CalendarDate } from "@morsel/domain/calendar";
import { MealTotals } from "./meal-totals.tsx";

const meta = {
  title: "Components/Figures/Meal totals",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["MealTotals"],
      purpose: "Sums up several foods: calories and the three macros, each with its word.",
      dos: [
        "Show it at the head or the foot of a meal, a recipe or a selection.",
        "Keep the order carbohydrates, fat, protein.",
      ],
      donts: ["Don’t show the colors without the words."],
    },
  },
  component: MealTotals,
  args: { totals: totalsOf(sampleDay("2026-03-11" as CalendarDate)), label: "Total" },
} satisfies Meta<typeof MealTotals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfADay: Story = {};
export const OfNothing: Story = { args: { totals: totalsOf([]) } };
