import type { Meta, StoryObj } from "@storybook/react-vite";
import { totalsOf } from "@morsel/domain/diary";
import { sampleDay } from "@morsel/adapters/memory/diary/sample-history";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { NutrientId } from "@morsel/domain/nutrition";
import { ColumnHead, Figure, SumFigure } from "./nutrient-figures.tsx";

const IDS = ["energy", "protein", "sodium"] as const satisfies readonly NutrientId[];
const totals = totalsOf(sampleDay("2026-03-11" as CalendarDate));

const meta = {
  title: "Components/Figures/Nutrient figures",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["ColumnHead", "Figure", "SumFigure"],
      purpose:
        "Writes amounts of nutrients in tables: rounded as labels are, “–” where unknown, “≥” where a part is unknown.",
      dos: [
        "Name the unit in the column head and leave it out of the cells.",
        "Use the sum for anything that is made of several foods.",
      ],
      donts: ["Don’t write 0 for what is unknown.", "Don’t round again."],
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfFoods: Story = {
  render: () => (
    <table>
      <thead>
        <tr>
          {IDS.map((id) => (
            <th key={id} scope="col">
              <ColumnHead id={id} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[
          { energy: 105, protein: 1.3, sodium: 1 },
          { energy: 152, protein: 5.3 },
        ].map((facts: Partial<Record<NutrientId, number>>) => (
          <tr key={facts.energy}>
            {IDS.map((id) => (
              <td key={id} align="right">
                <Figure id={id} amount={facts[id]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
export const Sums: Story = {
  render: () => (
    <p>
      {IDS.map((id) => (
        <span key={id}>
          <SumFigure id={id} totals={totals} hasUnit />{" "}
        </span>
      ))}
    </p>
  ),
};
