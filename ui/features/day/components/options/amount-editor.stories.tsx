import { sampleFood } from "@morsel/adapters/memory/foods/sample-foods";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { optionOfFood } from "@morsel/domain/diary";
import { AmountEditor } from "./amount-editor.tsx";

const banana = sampleFood("09040");
const nothing = () => undefined;

const meta = {
  title: "Features/Diary/Amount of a food",
  component: AmountEditor,
  args: { option: optionOfFood(banana), food: banana, meal: "lunch", onLog: nothing, onBack: nothing },
} satisfies Meta<typeof AmountEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** The amount can be typed, what it holds is not known yet. */
export const FoodNotThereYet: Story = { args: { food: undefined } };
export const WithABrand: Story = { args: { option: { ...optionOfFood(banana), brand: "A brand of bananas" } } };
export const HardlyAnythingKnown: Story = { args: { food: { ...banana, nutrients: { energy: 89 }, servings: [] } } };
export const LongName: Story = {
  args: {
    option: {
      ...optionOfFood(banana),
      description: "Donaudampfschifffahrtsgesellschaftskapitänsbanane, dehydrated, or banana powder, unsweetened",
      brand: "A brand with a remarkably long name, incorporated",
    },
  },
};
