import type { Meta, StoryObj } from "@storybook/react-vite";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { FoodList } from "./food-list.tsx";

const meta = {
  title: "Components/Lists/Food list",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["FoodList"],
      purpose: "Lists foods that are compared: each with its first serving and the energy of it.",
      dos: ["Put one control after a row at most, such as the star.", "Show the first 30 and offer more."],
      donts: ["Don’t use it for entries of a day; they have amounts of their own."],
    },
  },
  component: FoodList,
  args: { foods: SAMPLE_FOODS.slice(0, 5), pathOf: ({ id }) => `/food/${id}` },
} satisfies Meta<typeof FoodList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiveFoods: Story = {};
