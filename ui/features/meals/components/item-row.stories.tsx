import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleFood } from "@morsel/adapters/memory/foods/sample-foods";
import { optionOfFood } from "@morsel/domain/diary";
import { withItems } from "@morsel/application/diary/client/plate";
import { useState } from "react";
import { ItemRow } from "./item-row.tsx";

const banana = sampleFood("09040");
const plate = withItems([], [optionOfFood(banana)]);

const Changed = () => {
  const [rows, setRows] = useState(plate);
  return (
    <ul>
      {rows.map((row) => (
        <ItemRow
          key={row.key}
          row={row}
          food={banana}
          onChange={(next) => setRows([next])}
          onRemove={() => setRows([])}
        />
      ))}
    </ul>
  );
};

const meta = {
  title: "Components/Lists/Item row",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["ItemRow"],
      purpose: "Shows one food of a meal that is being put together; its amount is changed in place.",
      dos: [
        "Put rows into one list and the totals below it.",
        "Say in the row when a food or a serving no longer exists.",
      ],
      donts: ["Don’t use it for a list that is only read; use Food line."],
    },
  },
  component: Changed,
} satisfies Meta<typeof Changed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneFood: Story = {};
