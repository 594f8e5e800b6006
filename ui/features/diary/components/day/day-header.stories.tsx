import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CalendarDate } from "@morsel/domain/calendar";
import { DayHeader } from "./day-header.tsx";

const TODAY = "2026-03-11" as CalendarDate;

const meta = {
  title: "Components/Page/Day header",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["DayHeader"],
      purpose: "Names the day and leads to others: by buttons, by arrow keys and by a calendar.",
      dos: [
        "Say “Today”, “Yesterday” and “Tomorrow”, with the date below.",
        "Offer a way back to today on every other day.",
      ],
      donts: ["Don’t use it for a range of days."],
    },
  },
  component: DayHeader,
  args: { date: TODAY, today: TODAY, onDate: () => undefined },
} satisfies Meta<typeof DayHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};
export const AnotherDay: Story = { args: { date: "2025-12-31" as CalendarDate } };
