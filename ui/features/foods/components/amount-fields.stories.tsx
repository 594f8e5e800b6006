import { sampleFood } from "@morsel/adapters/memory/foods/sample-foods";
import { countableServings, GRAM, type EntryServing } from "@morsel/domain/diary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AmountFields, typedAmount } from "./amount-fields.tsx";
import { useFigures } from "../figures.tsx";

const servings = countableServings(sampleFood("09040"));
const nothing = () => undefined;

type TypedProps = { readonly text: string; readonly serving: EntryServing };

/** The fields as they stand when this is typed. */
const Typed = ({ text, serving }: TypedProps) => {
  const { mark } = useFigures();
  const state = {
    ...typedAmount(text, serving, mark),
    text,
    serving,
    lastAmount: 1,
    setText: nothing,
    choose: nothing,
  };
  return <AmountFields state={state} servings={servings} />;
};

const meta = {
  title: "Foods/Amount and serving",
  component: Typed,
  args: { text: "100", serving: GRAM },
} satisfies Meta<typeof Typed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grams: Story = {};
export const OneServing: Story = { args: { text: "1", serving: servings[0] ?? GRAM } };
export const Fraction: Story = { args: { text: "1 1/2", serving: servings[0] ?? GRAM } };
export const Sum: Story = { args: { text: "120+80" } };
export const SumOfServings: Story = { args: { text: "1/2+1/4", serving: servings[0] ?? GRAM } };
/** A thousand, or one and nothing more: both are said. */
export const Ambiguous: Story = { args: { text: "1,000" } };
export const TooLarge: Story = { args: { text: "1000000" } };
/** Fewer than 99999, but more than anybody eats. */
export const TooHeavy: Story = { args: { text: "4000", serving: { ...GRAM, label: "1 cup", grams: 240 } } };
export const Zero: Story = { args: { text: "0" } };
export const Negative: Story = { args: { text: "-5" } };
export const NoNumber: Story = { args: { text: "two" } };
export const Empty: Story = { args: { text: "" } };
/** A serving that the food has no more stays to be chosen. */
export const ServingGone: Story = {
  args: { text: "2", serving: { ...GRAM, id: "gone" as EntryServing["id"], label: "old tin, drained", grams: 240 } },
};
