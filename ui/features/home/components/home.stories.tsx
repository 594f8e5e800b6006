import type { CalendarDate, Instant } from "@morsel/domain/calendar";
import { emptyDay, type FoodUsage } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import { firstGoals } from "@morsel/domain/goals";
import { DEFAULT_DASHBOARD } from "@morsel/domain/dashboard";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HiddenEnergyProvider } from "../../../figures/figures.tsx";
import { Home } from "./home.tsx";

const today = "2026-03-02" as CalendarDate;
const [goal = { energy: 2040 }] = firstGoals({ energy: 2040 }, today).dailyGoals;

const usage = (id: string, description: string, lastEnergy: number): FoodUsage => ({
  foodId: id as FoodId,
  description,
  meal: "breakfast",
  times: 12,
  lastLoggedAt: 0 as Instant,
  lastHour: 8,
  lastAmount: 1,
  lastServing: { id: "1" as ServingId, label: "medium", grams: 118 },
  lastEnergy,
});

const meta = {
  title: "Features/Home/Home",
  component: Home,
  parameters: { layout: "fullscreen" },
  args: {
    username: "ada",
    hour: 8,
    meal: "breakfast",
    view: { day: emptyDay(today), goal, exerciseEnergy: 0, water: { entries: [] } },
    suggestions: {
      usual: [usage("sr28-09040", "Banana", 105), usage("sr28-20039", "Porridge", 166)],
      recent: [usage("sr28-14209", "Coffee", 2)],
      frequent: [],
    },
    dashboard: DEFAULT_DASHBOARD,
    partOf: () => null,
    onRetry: () => undefined,
    onLog: () => undefined,
  },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Morning: Story = {};
export const Evening: Story = { args: { hour: 20, meal: "dinner" } };
export const WithExercise: Story = {
  args: { view: { day: emptyDay(today), goal, exerciseEnergy: 320, water: { entries: [] } } },
};
export const EveryNutrientWidget: Story = {
  args: {
    dashboard: {
      ...DEFAULT_DASHBOARD,
      widgets: ["energy", "macros", "heartHealthy", "lowCarb", "customSummary"],
      summary: ["iron", "vitamin_c", "calcium"],
    },
  },
};
export const CalmWithoutFat: Story = {
  args: { dashboard: { ...DEFAULT_DASHBOARD, hidden: ["energy", "fat"] } },
  decorators: [
    (Story) => (
      <HiddenEnergyProvider value>
        <Story />
      </HiddenEnergyProvider>
    ),
  ],
};
export const NothingChosen: Story = { args: { dashboard: { ...DEFAULT_DASHBOARD, widgets: [] } } };
export const NothingUsualYet: Story = { args: { suggestions: { usual: [], recent: [], frequent: [] } } };
export const Loading: Story = { args: { view: undefined, suggestions: undefined } };
export const Unreachable: Story = {
  args: {
    view: undefined,
    suggestions: undefined,
    problem: "Can’t reach Morsel. Check your connection and try again.",
  },
};
