import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Units } from "../i18n/units.tsx";
import { HeightInput, WeightInput } from "./measure-inputs.tsx";

type Args = { readonly weight: Units["weight"]; readonly height: Units["height"]; readonly error?: string };

const Measures = ({ weight, height, error }: Args) => {
  const [kg, setKg] = useState<number | undefined>(71.4);
  const [cm, setCm] = useState<number | undefined>(168);
  return (
    <>
      <WeightInput label="Weight" unit={weight} value={kg} onValue={setKg} error={error} />
      <HeightInput label="Height" unit={height} value={cm} onValue={setCm} />
    </>
  );
};

const meta = {
  title: "Components/Fields/Weight and height",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["WeightInput", "HeightInput"],
      purpose: "Asks a body weight or a height in the member’s own unit, and hands it on in kilograms or centimeters.",
      dos: ["Take the unit from the member’s settings.", "Let stone and feet have a second box for the rest."],
      donts: ["Don’t convert again what it hands on.", "Don’t ask for a unit beside it."],
    },
  },
  component: Measures,
  args: { weight: "kg", height: "cm" },
} satisfies Meta<typeof Measures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Metric: Story = {};
export const PoundsAndFeet: Story = { args: { weight: "lb", height: "ft" } };
export const Stone: Story = { args: { weight: "st" } };
export const Refused: Story = { args: { error: "Enter a value from 20 kg to 700 kg." } };
