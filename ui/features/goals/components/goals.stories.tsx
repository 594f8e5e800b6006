import type { CalendarDate } from "@morsel/domain/calendar";
import { changeGoals, firstGoals } from "@morsel/domain/goals";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { GoalForm } from "./goal-form.tsx";
import { GoalTable } from "./goal-table.tsx";

const today = "2026-03-02" as CalendarDate;
const goals = firstGoals({ energy: 2040 }, today);
const weekend = changeGoals(goals, { energy: 2400, weekdays: [5, 6] }, today, 1200);
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const meta = {
  title: "Goals/Change goals",
  component: GoalForm,
  args: { goals, today, floor: 1200, weekdays, isBusy: false, onSave: () => undefined },
} satisfies Meta<typeof GoalForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const Saving: Story = { args: { isBusy: true } };
export const Refused: Story = { args: { problem: "Your goals were changed somewhere else." } };
export const TableAllAlike: Story = { render: () => <GoalTable goals={goals} weekdays={weekdays} /> };
export const TableByWeekday: Story = {
  render: () => <GoalTable goals={weekend.ok ? weekend.value : goals} weekdays={weekdays} />,
};
