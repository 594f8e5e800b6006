import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReportedFood } from "./reported-food.tsx";

const [food] = SAMPLE_FOODS;
if (food === undefined) throw new Error("There are no sample foods.");

const meta = {
  title: "Components/Admin/Reported food",
  component: ReportedFood,
  args: { food },
} satisfies Meta<typeof ReportedFood>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheCatalogue: Story = {};
export const OfAMember: Story = {
  args: {
    food: {
      ...food,
      id: "019cdb00-0000-7000-8000-000000000001" as typeof food.id,
      brand: "Robin’s kitchen",
      source: { dataset: "own", id: "own", licence: "own", owner: "tilda" },
    },
  },
};
