import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { hitOfFood } from "../../foods/hit.ts";
import { FoodBox } from "./food-box.tsx";

const hits = SAMPLE_FOODS.slice(0, 8).map((food) => hitOfFood(food));
const nothing = () => undefined;

const meta = {
  title: "Diary/Food box",
  component: FoodBox,
  args: {
    inputRef: createRef(),
    isOpen: true,
    onOpen: nothing,
    meal: "lunch",
    onMeal: nothing,
    text: "",
    onText: nothing,
    tab: "usual",
    onTab: nothing,
    hits,
    state: "ready",
    editing: undefined,
    editingFood: undefined,
    onEdit: nothing,
    onLog: nothing,
    onRetry: nothing,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: "40rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FoodBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { isOpen: false } };
export const Suggestions: Story = {};
export const NothingUsualYet: Story = { args: { hits: [] } };
export const Typed: Story = { args: { text: "ban" } };
export const Searching: Story = { args: { text: "ban", hits: [], state: "stale" } };
export const NothingFound: Story = { args: { text: "xyzzy", hits: [] } };
export const Failed: Story = { args: { text: "ban", hits: [], state: "failed" } };
export const ChangingTheAmount: Story = { args: { editing: hits[0], editingFood: SAMPLE_FOODS[0] } };
export const ChangingBeforeTheFoodIsThere: Story = { args: { editing: hits[0] } };
