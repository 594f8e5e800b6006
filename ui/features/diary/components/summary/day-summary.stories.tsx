import { sampleDay } from "@morsel/adapters/memory/diary/sample-history";
import type { CalendarDate } from "@morsel/domain/calendar";
import { emptyDay } from "@morsel/domain/diary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { EnergyUnitProvider } from "../../../../figures/figures.tsx";
import { DaySummary } from "./day-summary.tsx";

const DATE = "2026-03-11" as CalendarDate;
const entries = sampleDay(DATE);
const goal = { energy: 1900, carbohydrates: 238, fat: 42, protein: 143, fiber: 28, sodium: 2300 };
const view = { day: { ...emptyDay(DATE), entries }, goal, exerciseEnergy: 0, water: { entries: [] } };

const meta = {
  title: "Components/Figures/Energy headline",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["EnergyHead", "DaySummary"],
      purpose: "Opens a day with the one figure that matters: calories left or over, in words and as a ring.",
      dos: ["Show it once, at the top of a day.", "Leave it out where the member hides numbers; it does so by itself."],
      donts: ["Don’t put a second large figure beside it."],
    },
  },
  component: DaySummary,
  args: { view },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "22rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DaySummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FullDay: Story = {};
export const EmptyDay: Story = { args: { view: { ...view, day: emptyDay(DATE) } } };
export const HalfADay: Story = { args: { view: { ...view, day: { ...view.day, entries: entries.slice(0, 6) } } } };
export const OverTheGoal: Story = { args: { view: { ...view, goal: { ...goal, energy: 1200 } } } };
export const WithExercise: Story = { args: { view: { ...view, exerciseEnergy: 320 } } };
/** One food does not say its fat and fibre: "≥" marks the lower bound, nothing is taken for zero. */
export const WithGaps: Story = {
  args: {
    view: {
      ...view,
      day: {
        ...view.day,
        entries: entries.map((entry, i) => {
          const { fat: _, fiber: __, ...per100g } = entry.per100g;
          return i === 0 ? { ...entry, per100g } : entry;
        }),
      },
    },
  },
};
export const InKilojoules: Story = {
  decorators: [
    (Story) => (
      <EnergyUnitProvider value="kJ">
        <Story />
      </EnergyUnitProvider>
    ),
  ],
};
