import type { CalendarDate } from "@morsel/domain/calendar";
import { firstGoals } from "@morsel/domain/goals";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { GoalForm } from "@morsel/ui/features/goals/components/guided/goal-form.tsx";
import { GERMAN, JAPANESE } from "./words.ts";

const meta = { title: "Patterns/Form" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const today = "2026-03-11" as CalendarDate;
const nothing = () => undefined;

const goals = firstGoals({ energy: 2040 }, today);
const week = (locale: string) =>
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2026, 2, 2 + day)),
  );

const form = (locale: string, problem?: string) => (
  <GoalForm
    goals={goals}
    from={today}
    isToday
    floor={1200}
    weekdays={week(locale)}
    isBusy={false}
    onSave={nothing}
    {...(problem === undefined ? {} : { problem })}
  />
);

export const Form: Story = { render: () => form("en") };
export const FormInGerman: Story = {
  render: () => form("de", `Der Nährstoffzielwertänderungsvorschlag wurde zwischenzeitlich geändert: ${GERMAN[2]}.`),
};
export const FormInJapanese: Story = { render: () => form("ja", JAPANESE[1]) };
