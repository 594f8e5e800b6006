import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { hitOfFood } from "../../foods/hit.ts";
import { TickedBar } from "./ticked-bar.tsx";

const hits = SAMPLE_FOODS.slice(0, 12).map((food) => hitOfFood(food));
const nothing = () => undefined;

const meta = {
  title: "Diary/Foot of the food box",
  component: TickedBar,
  args: { ticked: [], current: hits[0], onLog: nothing, onToggle: nothing, onEdit: nothing },
} satisfies Meta<typeof TickedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingTicked: Story = {};
export const OneTicked: Story = { args: { ticked: hits.slice(0, 1) } };
export const ManyTicked: Story = { args: { ticked: hits, current: hits[3] } };
export const TickedAndNothingCurrent: Story = { args: { ticked: hits.slice(0, 2), current: undefined } };
