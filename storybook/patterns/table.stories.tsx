import { sampleFood } from "@morsel/adapters/memory/foods/sample-foods";
import type { CalendarDate } from "@morsel/domain/calendar";
import { changeGoals, firstGoals } from "@morsel/domain/goals";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { NutrientTable } from "@morsel/ui/features/food-database/components/facts/nutrient-table.tsx";
import { GoalTable } from "@morsel/ui/features/goals/components/guided/goal-table.tsx";

const meta = { title: "Patterns/Table" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const today = "2026-03-11" as CalendarDate;
const goals = firstGoals({ energy: 2040 }, today);
const byWeekday = changeGoals(goals, { energy: 2400, weekdays: [5, 6] }, today, 1200);
const week = (locale: string) =>
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2026, 2, 2 + day)),
  );

export const Table: Story = {
  render: () => <NutrientTable per100g={sampleFood("09040").nutrients} grams={118} />,
};
const weekTable = (locale: string) => (
  <GoalTable goals={byWeekday.ok ? byWeekday.value : goals} weekdays={week(locale)} />
);
export const TableInGerman: Story = { render: () => weekTable("de") };
export const TableInJapanese: Story = { render: () => weekTable("ja") };
