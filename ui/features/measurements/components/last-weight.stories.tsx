import type { CalendarDate } from "@morsel/domain/calendar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { useUnits, UnitsProvider, type Units } from "../../../i18n/units.tsx";
import { LastWeight } from "./last-weight.tsx";

const today = "2026-03-11" as CalendarDate;

type Args = { readonly kg?: number | undefined; readonly date?: CalendarDate; readonly unit?: Units["weight"] };

/** Shows the saved weight; stores nothing. */
const LoggedWeight = ({ kg, date = today, unit }: Args) => {
  const units = useUnits();
  const [last, setLast] = useState(kg === undefined ? undefined : { date, value: kg });
  return (
    <UnitsProvider value={unit === undefined ? units : { ...units, weight: unit }}>
      <LastWeight last={last} today={today} onLog={(logged) => setLast({ date: today, value: logged })} />
    </UnitsProvider>
  );
};

const meta = {
  title: "Components/Figures/Last weight",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["MemberWeight"],
      purpose: "Shows the last weight and logs the next one in two taps.",
      dos: [
        "Start from the last weight, so that a tap on plus or minus is enough.",
        "Name the day of the last weight when it isn’t today.",
      ],
      donts: ["Don’t comment on the change."],
    },
  },
  component: LoggedWeight,
  args: { kg: 71.4 },
} satisfies Meta<typeof LoggedWeight>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Log weight" }));
};

export const Today: Story = {};
export const LastYear: Story = { args: { date: "2025-11-02" as CalendarDate } };
export const None: Story = { args: { kg: undefined } };
export const InPounds: Story = { args: { unit: "lb" }, play: opened };
export const InStone: Story = { args: { unit: "st" }, play: opened };
export const Logging: Story = { play: opened };
export const TwoTaps: Story = {
  args: { date: "2026-03-04" as CalendarDate },
  play: async (context) => {
    await opened(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: /0\.1\s+kg more$/ }));
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Save" }));
    await context.canvas.findByText("71.5 kg");
  },
};
export const Refused: Story = {
  play: async (context) => {
    await opened(context);
    const field = context.canvas.getByLabelText("Today’s weight");
    await context.userEvent.clear(field);
    await context.userEvent.type(field, "7");
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Save" }));
    await context.canvas.findByText(/20\s+kg to 700\s+kg/);
  },
};
