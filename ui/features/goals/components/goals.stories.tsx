import type { CalendarDate } from "@morsel/domain/calendar";
import { changeGoals, firstGoals, type Goals, type GoalsChange, listedPlans } from "@morsel/domain/goals";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ExerciseForm } from "./exercise-form.tsx";
import { GoalForm } from "./guided/goal-form.tsx";
import { GoalTable } from "./guided/goal-table.tsx";
import { LimitsForm } from "./limits/limits-form.tsx";
import { MealSharesForm } from "./meal-shares-form.tsx";
import { PlanList } from "./plans/plan-list.tsx";
import { StartField } from "./plans/start-field.tsx";
import { GoalWeightWords } from "./goal-weight-words.tsx";
import { TargetsForm } from "./targets-form.tsx";

const today = "2026-03-02" as CalendarDate;
const goals = firstGoals({ energy: 2040 }, today);
const changed = (change: GoalsChange): Goals => {
  const next = changeGoals(goals, change, today, 1200);
  return next.ok ? next.value : goals;
};
const weekend = changed({ energy: 2400, weekdays: [5, 6] });
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const nothing = () => undefined;

const meta = {
  title: "Features/Goals/Change goals",
  component: GoalForm,
  args: { goals, from: today, isToday: true, floor: 1200, weekdays, isBusy: false, onSave: nothing },
} satisfies Meta<typeof GoalForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const given = { goals, from: today, floor: 1200, isBusy: false, onSave: nothing };

export const Form: Story = {};
export const Saving: Story = { args: { isBusy: true } };
export const ByWeekday: Story = { args: { goals: weekend } };
export const ByGrams: Story = {
  args: { goals: changed({ nutrients: { carbohydrates: 221.5, fat: 77, protein: 141 } }) },
};
export const FromALaterDay: Story = { args: { isToday: false, from: "2026-04-01" as CalendarDate } };
export const TableAllAlike: Story = { render: () => <GoalTable goals={goals} weekdays={weekdays} /> };
export const TableByWeekday: Story = { render: () => <GoalTable goals={weekend} weekdays={weekdays} /> };
export const Nutrients: Story = {
  render: () => <LimitsForm {...given} goals={changed({ limits: { fiber: { min: 25, max: 60 } } })} />,
};
export const Meals: Story = {
  render: () => (
    <MealSharesForm {...given} goals={changed({ mealShares: { breakfast: 25, lunch: 35, dinner: 30, snacks: 10 } })} />
  ),
};
export const MealsWithoutGoals: Story = { render: () => <MealSharesForm {...given} /> };
export const Exercise: Story = { render: () => <ExerciseForm {...given} /> };
export const ExerciseOff: Story = {
  render: () => <ExerciseForm {...given} goals={changed({ assignExerciseEnergy: "off" })} />,
};
export const WaterAndSteps: Story = {
  render: () => <TargetsForm {...given} sex="female" goals={changed({ steps: 8000 })} />,
};
export const Plans: Story = {
  render: () => (
    <PlanList
      plans={listedPlans(
        [
          { ...weekend, effectiveFrom: "2026-05-01" as CalendarDate },
          goals,
          { ...goals, effectiveFrom: "2025-11-03" as CalendarDate },
        ],
        today,
      )}
      addressOf={(from) => `/account/my-goals?from=${from}`}
      isBusy={false}
      onTakeBack={nothing}
      onMore={nothing}
    />
  ),
};
export const StartsLater: Story = {
  render: () => (
    <StartField
      from={"2026-04-01" as CalendarDate}
      today={today}
      until={"2026-05-01" as CalendarDate}
      onFrom={nothing}
    />
  ),
};

const band = {
  kind: "band",
  earliest: "2026-07-01" as CalendarDate,
  latest: "2027-01-20" as CalendarDate,
  pace: "comfortable",
} as const;
export const GoalWeightBetween: Story = { render: () => <GoalWeightWords band={band} goal="66 kg" eaten={1540} /> };
export const GoalWeightTooFast: Story = {
  render: () => <GoalWeightWords band={{ ...band, pace: "too-fast" }} goal="66 kg" eaten={1200} />,
};
export const GoalWeightPerhapsNever: Story = {
  render: () => (
    <GoalWeightWords band={{ kind: "band", earliest: band.earliest, pace: "comfortable" }} goal="66 kg" eaten={1900} />
  ),
};
export const GoalWeightNever: Story = {
  render: () => <GoalWeightWords band={{ kind: "never" }} goal="66 kg" eaten={2600} />,
};
