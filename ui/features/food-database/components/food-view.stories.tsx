import { SAMPLE_FOODS, sampleFood } from "@morsel/adapters/memory/foods/sample-foods";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { FoodId } from "@morsel/domain/foods";
import { euLabel, fdaLabel } from "@morsel/domain/nutrition-label";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { EuLabel } from "../../foods/components/eu-label.tsx";
import { FoodList } from "../../foods/components/food-list.tsx";
import { FoodFailed, FoodSkeleton } from "../../foods/components/food-states.tsx";
import { FoodView } from "./food-view.tsx";
import { LogHere } from "../../../logging/log-here.tsx";
import { MacroRing } from "./facts/macro-ring.tsx";
import { NutrientTable } from "./facts/nutrient-table.tsx";
import { NutritionLabel } from "../../foods/components/nutrition-label.tsx";

const banana = sampleFood("09040");
const nothing = () => undefined;
const logging = { meal: "snacks" as const, date: "2026-03-11" as CalendarDate, onLog: nothing };
const PATH = "/food/calorie-chart-nutrition-facts";

const meta = { title: "Features/Foods/Food page" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForMembers: Story = {
  render: () => <FoodView food={banana} databasePath={PATH} labelLaw="us" logging={logging} />,
};
export const ForVisitors: Story = {
  render: () => <FoodView food={banana} databasePath="/nutrition-facts-calories" labelLaw="eu" />,
};
export const TypicalRecipe: Story = {
  render: () => (
    <FoodView
      food={{
        ...banana,
        description: "Banana milk",
        source: { dataset: "typical-recipe", id: "dish-banana-milk", licence: "CC0-1.0" },
        recipe: { grams: 350, ingredients: [{ foodId: banana.id, description: banana.description, grams: 120 }] },
        variants: [
          { id: banana.id, label: "plain", description: "Banana" },
          { id: "sr28-09041" as FoodId, label: "dried", description: "Banana, dried" },
        ],
      }}
      databasePath={PATH}
      labelLaw="us"
      logging={logging}
      onVariant={nothing}
    />
  ),
};
export const Deleted: Story = {
  render: () => (
    <FoodView
      food={{
        ...banana,
        id: "019cdb00-0000-7000-8000-000000000001" as FoodId,
        description: "Aunt’s banana bread",
        source: { dataset: "own", id: "019cdb00-0000-7000-8000-000000000001", licence: "own", deleted: true },
      }}
      databasePath={PATH}
      labelLaw="eu"
      logging={logging}
    />
  ),
};
export const LongNames: Story = {
  render: () => (
    <FoodView
      food={{
        ...banana,
        description: "Donaudampfschifffahrtsgesellschaftskapitänsbanane, dehydrated, or banana powder, unsweetened",
        brand: "A brand with a remarkably long name, incorporated",
        alternativeNames: Array.from({ length: 12 }, (_, i) => `another name, no. ${i + 1}`),
      }}
      databasePath={PATH}
      labelLaw="eu"
      logging={logging}
    />
  ),
};
export const HardlyAnythingKnown: Story = {
  render: () => (
    <FoodView
      food={{ ...banana, nutrients: { energy: 89 }, servings: [], source: { ...banana.source, alsoIn: ["ff-173944"] } }}
      databasePath={PATH}
      labelLaw="eu"
      logging={logging}
    />
  ),
};
export const Loading: Story = { render: () => <FoodSkeleton /> };
export const Failed: Story = {
  render: () => <FoodFailed problem={{ _tag: "Unreachable" }} databasePath={PATH} onRetry={nothing} />,
};
export const NoSuchFood: Story = {
  render: () => <FoodFailed problem={{ _tag: "FoodNotFound", id: banana.id }} databasePath={PATH} onRetry={nothing} />,
};
export const Label: Story = {
  render: () => <NutritionLabel label={fdaLabel(banana.nutrients, { label: "1 medium (118g)", grams: 118 }, "us")} />,
};
export const LabelOfUnknowns: Story = {
  render: () => <NutritionLabel label={fdaLabel({}, { label: "100 g", grams: 100 }, "us")} />,
};
export const EuropeanLabel: Story = {
  render: () => (
    <EuLabel
      rows={euLabel(banana.nutrients, banana.basis, { label: "1 medium", grams: 118 })}
      serving="1 medium (118 g)"
    />
  ),
};
export const EuropeanLabelOf100g: Story = { render: () => <EuLabel rows={euLabel({ energy: 89 }, "us")} /> };
export const LogHereReady: Story = { render: () => <LogHere {...logging} isReady /> };
export const LogHereNotReady: Story = { render: () => <LogHere {...logging} isReady={false} /> };
export const Macros: Story = { render: () => <MacroRing facts={banana.nutrients} /> };
export const MacrosUnknown: Story = { render: () => <MacroRing facts={{ energy: 89, fat: 1 }} /> };
export const Nutrients: Story = { render: () => <NutrientTable per100g={banana.nutrients} grams={118} /> };
export const Results: Story = {
  render: () => <FoodList foods={SAMPLE_FOODS.slice(0, 12)} pathOf={(food) => `${PATH}/${food.id}`} />,
};
