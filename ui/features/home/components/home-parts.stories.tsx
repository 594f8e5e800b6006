import { sampleDay } from "@morsel/adapters/memory/diary/sample-history";
import type { CalendarDate } from "@morsel/domain/calendar";
import { emptyDay, type FoodUsage, type Instant } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { BudgetSum } from "./budget-sum.tsx";
import { UsualFoods } from "./usual-foods.tsx";

const today = "2026-03-11" as CalendarDate;
const nothing = () => undefined;
const view = {
  day: { ...emptyDay(today), entries: sampleDay(today) },
  goal: { energy: 1900 },
  exerciseEnergy: 0,
  water: { entries: [] },
};

const banana: FoodUsage = {
  foodId: "sr28-09040" as FoodId,
  description: "Banana",
  meal: "breakfast",
  times: 12,
  lastLoggedAt: 0 as Instant,
  lastHour: 8,
  lastAmount: 1,
  lastServing: { id: "1" as ServingId, label: "medium", grams: 118 },
  lastEnergy: 105,
};
const { lastEnergy: _, ...energyUnknown } = banana;

const meta = { title: "Home/Parts" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const SumOfANewDay: Story = { render: () => <BudgetSum view={{ ...view, day: emptyDay(today) }} /> };
export const SumOfADay: Story = { render: () => <BudgetSum view={view} /> };
export const SumOverTheGoal: Story = { render: () => <BudgetSum view={{ ...view, goal: { energy: 1200 } }} /> };
export const SumWithExercise: Story = { render: () => <BudgetSum view={{ ...view, exerciseEnergy: 320 }} /> };
export const UsualNone: Story = { render: () => <UsualFoods usages={[]} onLog={nothing} /> };
export const UsualOne: Story = { render: () => <UsualFoods usages={[banana]} onLog={nothing} /> };
export const UsualEnergyUnknown: Story = { render: () => <UsualFoods usages={[energyUnknown]} onLog={nothing} /> };
export const UsualLongName: Story = {
  render: () => (
    <UsualFoods
      usages={[
        {
          ...banana,
          description: "Donaudampfschifffahrtsgesellschaftskapitänsbanane, dehydrated, or banana powder, unsweetened",
          brand: "A brand with a remarkably long name, incorporated",
        },
      ]}
      onLog={nothing}
    />
  ),
};
