import type { Drink, DrinkId, WaterUnit } from "@morsel/domain/diary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { useUnits, UnitsProvider } from "../../../i18n/units.tsx";
import { Water, type WaterProps } from "./water.tsx";

const drinksOf = (...mls: readonly number[]): readonly Drink[] =>
  mls.map((ml, n) => ({ id: `019cdb00-0000-7000-8000-${String(n).padStart(12, "0")}` as DrinkId, ml }));

type Args = Pick<WaterProps, "drinks" | "goalMl"> & { readonly unit?: WaterUnit };

/** What is tapped counts; nothing is kept. */
const Drinking = ({ drinks: given, goalMl, unit }: Args) => {
  const units = useUnits();
  const [drinks, setDrinks] = useState(given);
  return (
    <UnitsProvider value={unit === undefined ? units : { ...units, water: unit }}>
      <Water
        drinks={drinks}
        goalMl={goalMl}
        onLog={(ml) => setDrinks([...drinks, ...drinksOf(ml)])}
        onDelete={(gone) => setDrinks(drinks.filter((drink) => drink !== gone))}
      />
    </UnitsProvider>
  );
};

const meta = {
  title: "Diary/Water",
  component: Drinking,
  args: { drinks: drinksOf(250, 500), goalMl: 2000 },
} satisfies Meta<typeof Drinking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { drinks: [] } };
export const ReachedTheGoal: Story = { args: { drinks: drinksOf(500, 500, 500, 750) } };
export const WithoutAGoal: Story = { args: { goalMl: undefined } };
export const InOunces: Story = { args: { unit: "fluid_ounces", drinks: drinksOf(236.6, 473.2) } };
export const InCups: Story = { args: { unit: "cups", drinks: drinksOf(236.6, 354.9) } };
export const OwnAmount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Other amount" }));
    await userEvent.type(canvas.getByRole("textbox"), "9000");
    await canvas.findByText(/One drink is/);
  },
};
