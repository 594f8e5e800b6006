import type { Meta, StoryObj } from "@storybook/react-vite";
import { METRIC } from "@morsel/application/identity/client/shown-units";
import { useState } from "react";
import { UnitFields } from "./unit-fields.tsx";

const Chosen = () => {
  const [units, setUnits] = useState(METRIC);
  return <UnitFields units={units} onChoose={(change) => setUnits({ ...units, ...change })} />;
};

const meta = {
  title: "Components/Fields/Units",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["UnitFields"],
      purpose: "Lets a member choose the units of energy, weight, height and water.",
      dos: ["Save at once and show every figure in the new unit."],
      donts: ["Don’t ask for units before a figure needs one."],
    },
  },
  component: Chosen,
} satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Metric: Story = {};
