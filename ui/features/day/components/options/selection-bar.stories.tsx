import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { optionOfFood } from "@morsel/domain/diary";
import { withItems } from "@morsel/application/diary/client/plate";
import { SelectionBar } from "./selection-bar.tsx";

const options = SAMPLE_FOODS.slice(0, 12).map((food) => optionOfFood(food));
const ticked = (count: number) => ({ plate: withItems([], options.slice(0, count)), isAside: false });
const nothing = () => undefined;

const meta = {
  title: "Features/Diary/Selection bar",
  component: SelectionBar,
  args: { state: ticked(0), current: options[0], send: nothing },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingTicked: Story = {};
export const OneTicked: Story = { args: { state: ticked(1) } };
export const ManyTicked: Story = { args: { state: ticked(12), current: options[3] } };
export const TickedAndNothingCurrent: Story = { args: { state: ticked(2), current: undefined } };
