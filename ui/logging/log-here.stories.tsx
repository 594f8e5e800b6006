import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CalendarDate } from "@morsel/domain/calendar";
import { LogHere } from "./log-here.tsx";

const meta = {
  title: "Components/Fields/Log form",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["LogHere"],
      purpose: "Logs the food of a page: into which meal, on which day, eaten or planned.",
      dos: ["Start with the meal of the hour and with today.", "Put it directly below the nutrition for the amount."],
      donts: ["Don’t ask for the amount here; it is asked above."],
    },
  },
  component: LogHere,
  args: { meal: "lunch", date: "2026-03-11" as CalendarDate, isReady: true, onLog: () => undefined },
} satisfies Meta<typeof LogHere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const AmountMissing: Story = { args: { isReady: false } };
