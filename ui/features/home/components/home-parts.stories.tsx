import type { FoodUsage, Instant } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { UsualFoods } from "./usual-foods.tsx";

const nothing = () => undefined;
const banana: FoodUsage = {
  foodId: "sr28-09040" as FoodId,
  description: "Banana",
  meal: "breakfast",
  times: 12,
  lastLoggedAt: 0 as Instant,
  lastHour: 8,
  lastAmount: 1,
  lastServing: { id: "1" as ServingId, label: "medium", grams: 118 },
  lastEnergy: 105,
};
const { lastEnergy: _, ...energyUnknown } = banana;

const meta = { title: "Home/Parts" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const UsualNone: Story = { render: () => <UsualFoods usages={[]} onLog={nothing} /> };
export const UsualOne: Story = { render: () => <UsualFoods usages={[banana]} onLog={nothing} /> };
export const UsualEnergyUnknown: Story = { render: () => <UsualFoods usages={[energyUnknown]} onLog={nothing} /> };
export const UsualLongName: Story = {
  render: () => (
    <UsualFoods
      usages={[
        {
          ...banana,
          description: "Donaudampfschifffahrtsgesellschaftskapitänsbanane, dehydrated, or banana powder, unsweetened",
          brand: "A brand with a remarkably long name, incorporated",
        },
      ]}
      onLog={nothing}
    />
  ),
};
