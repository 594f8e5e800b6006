import { sampleDay } from "@morsel/adapters/memory/diary/sample-history";
import type { CalendarDate } from "@morsel/domain/calendar";
import { DEFAULT_SLOTS } from "@morsel/domain/diary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { DayEntries } from "./day-entries.tsx";
import { DayNav } from "./day-nav.tsx";
import { DayTotals } from "./day-totals.tsx";

const DATE = "2026-03-11" as CalendarDate;
const entries = sampleDay(DATE);

const SharedDay = () => (
  <>
    <DayNav date={DATE} today={DATE} onDate={fn()} />
    <DayTotals date={DATE} entries={entries} budget={undefined} />
    <DayEntries slots={DEFAULT_SLOTS} entries={entries} />
  </>
);

const meta = {
  title: "Components/Rows/Shared day",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["DayEntries", "DayNav", "DayTotals"],
      purpose: "Shows a day of another member's diary, read-only, to friends, visitors and coaches.",
      dos: ["Put the day's name and its arrows first, its totals next, then its foods by meal."],
      donts: ["Don’t offer anything that changes the owner's day."],
    },
  },
  component: SharedDay,
} satisfies Meta<typeof SharedDay>;
export default meta;

export const Read: StoryObj<typeof meta> = {};
