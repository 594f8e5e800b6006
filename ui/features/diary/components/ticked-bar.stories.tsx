import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { optionOfFood } from "@morsel/application/foods/client/food-option";
import { TickedBar } from "./ticked-bar.tsx";

const options = SAMPLE_FOODS.slice(0, 12).map((food) => optionOfFood(food));
const nothing = () => undefined;

const meta = {
  title: "Diary/Foot of the food box",
  component: TickedBar,
  args: { ticked: [], current: options[0], send: nothing },
} satisfies Meta<typeof TickedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingTicked: Story = {};
export const OneTicked: Story = { args: { ticked: options.slice(0, 1) } };
export const ManyTicked: Story = { args: { ticked: options, current: options[3] } };
export const TickedAndNothingCurrent: Story = { args: { ticked: options.slice(0, 2), current: undefined } };
