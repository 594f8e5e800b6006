import { sampleDay } from "@morsel/adapters/memory/diary/sample-history";
import type { CalendarDate } from "@morsel/domain/calendar";
import { emptyDay } from "@morsel/domain/diary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { DaySummary } from "@morsel/ui/features/diary/components/summary/day-summary.tsx";

const meta = { title: "Patterns/Figure" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const today = "2026-03-11" as CalendarDate;

const day = { ...emptyDay(today), entries: sampleDay(today) };
const goal = { energy: 1900, carbohydrates: 238, fat: 42, protein: 143, fiber: 28, sodium: 2300 };
const figure = (eaten: typeof day, energy: number) => (
  <DaySummary view={{ day: eaten, goal: { ...goal, energy }, exerciseEnergy: 0, water: { entries: [] } }} />
);

/** The one figure that a page is about: what is left, over the goal, and of many thousands. */
export const Figure: Story = { render: () => figure(day, 1900) };
export const FigureOverTheGoal: Story = { render: () => figure(day, 1200) };
export const FigureOfThousands: Story = { render: () => figure(emptyDay(today) as typeof day, 18_888) };
