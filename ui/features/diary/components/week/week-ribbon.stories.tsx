import type { WeekDay, Completeness } from "@morsel/domain/diary";
import { weekOf, type CalendarDate } from "@morsel/domain/calendar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { WeekRibbon } from "./week-ribbon.tsx";

const DATE = "2026-03-11" as CalendarDate;
const dates = weekOf(DATE, 0);
const dayOf = (at: number, state: Completeness, eaten: number): WeekDay => ({
  date: dates[at] ?? DATE,
  state,
  eaten,
  budget: 2000,
  share: eaten / 2000,
});

const meta = {
  title: "Features/Diary/Week",
  component: WeekRibbon,
  args: {
    date: DATE,
    today: DATE,
    onDate: () => undefined,
    days: [
      dayOf(0, "complete", 1640),
      dayOf(1, "complete", 2320),
      dayOf(2, "partial", 900),
      dayOf(3, "fasted", 0),
      dayOf(4, "untracked", 0),
      dayOf(5, "partial", 4600),
      dayOf(6, "untracked", 0),
    ],
  },
} satisfies Meta<typeof WeekRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKindOfDay: Story = {};
export const NotReadYet: Story = {
  args: { days: dates.map((date) => ({ date, state: undefined, eaten: 0, budget: 0, share: 0 })) },
};
export const EveryKindOfDayOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
