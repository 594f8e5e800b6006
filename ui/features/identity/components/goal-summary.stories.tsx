import type { CalendarDate } from "@morsel/domain/calendar";
import { energyPlan, type EnergyPlan } from "@morsel/domain/goals";
import type { MemberProfile } from "@morsel/domain/identity";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { UnitsProvider } from "../../../i18n/units.tsx";
import { EnergyUnitProvider } from "../../../figures/figures.tsx";
import { GoalSummary } from "./goal-summary.tsx";

const today = "2026-03-02" as CalendarDate;
const profile: MemberProfile = {
  locale: "en",
  timeZone: "UTC",
  country: "US",
  sex: "female",
  birthDate: "1990-05-05" as CalendarDate,
  heightCm: 168,
  weightKg: 74.5,
  goalWeightKg: 66,
  activityLevel: 2,
  weeklyChangeKg: -0.5,
};

const planOf = (given: MemberProfile): EnergyPlan => {
  const plan = energyPlan(given, today);
  if (!plan.ok) throw new Error(plan.error._tag);
  return plan.value;
};

const meta = {
  title: "Components/Figures/Goal summary",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["GoalSummary"],
      purpose: "Explains a calorie goal line by line, from resting energy to the goal.",
      dos: [
        "Show it where a goal is set or changed, so that people can check it.",
        "Keep the lines in the order of the calculation.",
      ],
      donts: ["Don’t show a goal without a way to its calculation."],
    },
  },
  component: GoalSummary,
  args: { plan: planOf(profile) },
} satisfies Meta<typeof GoalSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Losing: Story = {};
export const Keeping: Story = { args: { plan: planOf({ ...profile, weeklyChangeKg: 0 }) } };
export const Gaining: Story = { args: { plan: planOf({ ...profile, weeklyChangeKg: 0.25 }) } };
export const AtTheFloor: Story = {
  args: { plan: planOf({ ...profile, weightKg: 50, activityLevel: 1, weeklyChangeKg: -1 }) },
};
export const BelowAHealthyWeight: Story = { args: { goalWeightKg: 48 } };
export const InStoneAndKilojoules: Story = {
  render: (args) => (
    <UnitsProvider value={{ energy: "kJ", weight: "st", height: "ft", water: "cups" }}>
      <EnergyUnitProvider value="kJ">
        <GoalSummary {...args} />
      </EnergyUnitProvider>
    </UnitsProvider>
  ),
};
