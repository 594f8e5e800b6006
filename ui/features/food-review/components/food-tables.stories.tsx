import { sampleFood } from "@morsel/adapters/memory/foods/sample-foods";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ValueTable } from "./food-tables.tsx";

const meta = {
  title: "Components/Figures/All values of a food",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["ValueTable"],
      purpose: "Lists everything that is known of a food per 100 g, for admins who judge it.",
      dos: ["Put two of them side by side where two foods are compared."],
      donts: ["Don’t show it to members: the label of a food is theirs."],
    },
  },
  component: ValueTable,
  args: { food: sampleFood("09040") },
} satisfies Meta<typeof ValueTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = {};
