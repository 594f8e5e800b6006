import type { FoodUsage } from "@morsel/domain/diary";
import { type Instant, addDays, type CalendarDate } from "@morsel/domain/calendar";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Week } from "@morsel/domain/goals";
import { DEFAULT_DASHBOARD } from "@morsel/domain/dashboard";
import { WeekLedger } from "../../widgets/week-ledger.tsx";
import { CustomiseSheet } from "./customise/customise-sheet.tsx";
import { Streak } from "../../widgets/streak.tsx";
import { UsualFoods } from "./usual-foods.tsx";
import { WeightLine } from "../../widgets/weight-line.tsx";

const nothing = () => undefined;
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

const meta = { title: "Features/Home/Parts" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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

const monday = "2026-03-02" as CalendarDate;
const week = (eaten: readonly number[], balance: number): Week => ({
  today: addDays(monday, eaten.length - 1),
  balance,
  unshared: 0,
  cap: 300,
  floor: 1200,
  days: Array.from({ length: 7 }, (_, day) => ({
    date: addDays(monday, day),
    planned: 2040,
    ...(eaten[day] === undefined ? {} : { eaten: eaten[day] }),
    isPartial: day === 1,
    budget: day < eaten.length - 1 ? 2040 : 2040 + Math.round(balance / (8 - eaten.length)),
  })),
});
const weights = [71.2, 71.6, 71.4, 72, 72.3].map((kg, i) => ({
  date: addDays(monday, -3 * i),
  kg,
}));

export const StreakNone: Story = { render: () => <Streak days={0} /> };
export const StreakLong: Story = { render: () => <Streak days={1204} /> };
export const WeekBanked: Story = { render: () => <WeekLedger week={week([1900, 1940, 2000, 900], 280)} /> };
export const WeekBorrowed: Story = { render: () => <WeekLedger week={week([2500, 2200, 300], -620)} /> };
export const WeightsAsALine: Story = { render: () => <WeightLine weights={weights} /> };
export const Customise: Story = {
  render: () => (
    <CustomiseSheet
      dashboard={{ ...DEFAULT_DASHBOARD, widgets: ["energy", "customSummary", "streak"], hidden: ["sugar"] }}
      onChange={nothing}
      onClose={nothing}
      onUndo={nothing}
    />
  ),
};
export const CustomiseNotSaved: Story = {
  render: () => (
    <CustomiseSheet
      dashboard={DEFAULT_DASHBOARD}
      onChange={nothing}
      onClose={nothing}
      problem="Couldn’t save. Can’t reach Morsel. Check your connection and try again."
    />
  ),
};
