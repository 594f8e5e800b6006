import type { WaterEntry, WaterEntryId, WaterUnit } from "@morsel/domain/hydration";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { useUnits, UnitsProvider } from "../../../i18n/units.tsx";
import { Water, type WaterProps } from "./water.tsx";

const waterEntriesOf = (...mls: readonly number[]): readonly WaterEntry[] =>
  mls.map((ml, n) => ({ id: `019cdb00-0000-7000-8000-${String(n).padStart(12, "0")}` as WaterEntryId, ml }));

type Args = Pick<WaterProps, "waterEntries" | "goalMl"> & { readonly unit?: WaterUnit };

/** Counts taps; stores nothing. */
const LoggedWater = ({ waterEntries: given, goalMl, unit }: Args) => {
  const units = useUnits();
  const [waterEntries, setEntries] = useState(given);
  return (
    <UnitsProvider value={unit === undefined ? units : { ...units, water: unit }}>
      <Water
        waterEntries={waterEntries}
        goalMl={goalMl}
        onLog={(ml) => setEntries([...waterEntries, ...waterEntriesOf(ml)])}
        onDelete={(gone) => setEntries(waterEntries.filter((entry) => entry !== gone))}
      />
    </UnitsProvider>
  );
};

const meta = {
  title: "Components/Figures/Water",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["DayWater"],
      purpose: "Logs water with one tap and shows what the day has so far.",
      dos: ["Show the amounts in the member’s unit of water.", "Offer undo for every tap."],
      donts: ["Don’t count drinks that were logged as food a second time."],
    },
  },
  component: LoggedWater,
  args: { waterEntries: waterEntriesOf(250, 500), goalMl: 2000 },
} satisfies Meta<typeof LoggedWater>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { waterEntries: [] } };
export const ReachedTheGoal: Story = { args: { waterEntries: waterEntriesOf(500, 500, 500, 750) } };
export const WithoutAGoal: Story = { args: { goalMl: undefined } };
export const InOunces: Story = { args: { unit: "fluid_ounces", waterEntries: waterEntriesOf(236.6, 473.2) } };
export const InCups: Story = { args: { unit: "cups", waterEntries: waterEntriesOf(236.6, 354.9) } };
export const OwnAmount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Other amount" }));
    await userEvent.type(await canvas.findByRole("textbox"), "9000");
    await canvas.findByText(/^Enter .+ to /);
  },
};
